/** What people paste when they were sent a link. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://192.0.2.7:8023", pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null });
const { inviteLink, isLoopback, onlyHere, pasted } = await import("$/lib/links");
const { pageAt } = await import("$/lib/router.svelte");
const { server } = await import("$/lib/server.svelte");

const ID = "abcdefghjkmn";
const SEAT = `/table/${ID}#seat=x-Y_9`;

test.each([
  [`http://192.0.2.7:8023${SEAT}`],
  [`https://tables.example.org${SEAT}`],
  [`192.0.2.7:8023${SEAT}`],
  [`argosy.local${SEAT}`],
  [`[fd00::7]:8023${SEAT}`],
  [SEAT],
  [`Come and play! http://192.0.2.7:8023${SEAT}, we start at eight.`],
  [`(http://192.0.2.7:8023${SEAT})`],
  [`«http://192.0.2.7:8023${SEAT}»`],
  [`Ada: 192.0.2.7:8023${SEAT}.`],
  [`http://192.0.2.7:8023/table/${ID}%23seat%3Dx-Y_9`],
  [`http://192.0.2.7:8023/table/${ID}/#seat=x-Y_9`],
  [`http://192.0.2.7:8023/table/${ID}?fbclid=123#seat=x-Y_9`],
])("%s", (text) => {
  expect(pasted(`\n ${text} `)).toMatchObject({ id: ID, address: SEAT });
});

test("without a seat", () => {
  expect(pasted(ID)?.address).toBe(`/table/${ID}`);
  expect(pasted(ID.toUpperCase())?.address).toBe(`/table/${ID}`);
  expect(pasted(`http://x/table/${ID}#ply=12&eyes=public`)?.address).toBe(`/table/${ID}#ply=12&eyes=public`);
  expect(pasted(`http://x/review/${ID}`)?.address).toBe(`/review/${ID}`);
});

test.each(["hello", "100%", "", "http://example.org/", `/table/${ID}x`, "/table/abc", "#seat=x-Y_9", "%E0%A4%A"])(
  "no table in %j",
  (text) => {
    expect(pasted(text)).toBeNull();
  },
);

test("links begin with what other devices can reach", () => {
  expect(inviteLink(ID, "s")).toBe(`http://192.0.2.7:8023/table/${ID}#seat=s`);
  server.publicUrl = "https://tables.example.org";
  expect(inviteLink(ID, "s")).toBe(`https://tables.example.org/table/${ID}#seat=s`);
  expect(onlyHere()).toBe(false);
  server.publicUrl = "http://127.0.0.1:8023";
  expect(onlyHere()).toBe(true);
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"].filter((host) => !isLoopback(host))).toEqual([]);
  expect(["192.168.0.7", "argosy.test", "127.0.0.1.example.org"].filter(isLoopback)).toEqual([]);
});

test.each(["/100%", "/table/100%", "/rules/endeavor/%E0%A4%A", "/%"])("an address that is no encoding: %s", (path) => {
  expect(() => pageAt(path, "#100%")).not.toThrow();
  expect(pageAt("/100%", "").name).toBe("missing");
});
