import { verdictOf } from "$/lib/commitments";
import { sha256 } from "$/lib/sha256";
import { expect, test } from "vitest";

const record = (seed: string, salt: string, commitment: string): string =>
  `argosy record 2\ntitle age-of-sail\nseed ${seed}\nsalt ${salt}\ncommitment ${commitment}\npack x\n`;

test("SHA-256 is the one of the standard", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("a deal is fair if its seed and salt give what was shown first", () => {
  const shown = sha256("argosy deal 17 ab");
  expect(verdictOf(record("17", "ab", shown), shown)).toBe("fair");
  expect(verdictOf(record("17", "ab", shown), sha256("argosy deal 18 ab"))).toBe("changed");
  expect(verdictOf(record("18", "ab", shown), shown)).toBe("wrong");
  expect(verdictOf("argosy record 2\nseed 17\n", shown)).toBe("changed");
});
