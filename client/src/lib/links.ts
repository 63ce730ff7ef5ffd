/** Links to tables: made for other people, and found in what somebody pasted. */
import { momentAddress, tableAddress, type Eyes } from "./router.svelte";
import { server } from "./server.svelte";

const base = (): string => server.publicUrl ?? location.origin;

/** An address of ours as other people can open it. */
export const linkHere = (address: string): string => base() + address;
export const inviteLink = (id: string, invitation: string): string => linkHere(`${tableAddress(id)}#seat=${invitation}`);
export const tableLink = (id: string): string => linkHere(tableAddress(id));
export const momentLink = (id: string, ply: number, eyes: Eyes | null = null): string => linkHere(momentAddress(id, ply, eyes));

/** Whether links made here work on this computer only. */
export const onlyHere = (): boolean => isLoopback(new URL(base()).hostname);

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

/** A table somebody named: its address here, and where the link itself led, if it named a host. */
export interface Pasted {
  id: string;
  address: string;
  host: string;
  link: string;
}

const ID = "[a-km-np-z2-9]{12}"; // as the server makes them: no letter that looks like another
const LINK = new RegExp(
  `(?:(https?://)?([\\w.-]+(?::\\d+)?|\\[[\\da-f:]+\\](?::\\d+)?))?/(table|review)/(${ID})(?![\\w-])(?:/?\\?[^\\s#]*)?/?(?:#([\\w=&-]+))?`,
  "i",
);

/** Finds the table in a pasted text: a link, a chat line around it, an address without http, or the table's id alone. */
export function pasted(text: string): Pasted | null {
  const plain = text.trim().replaceAll(/%23/g, "#").replaceAll(/%3D/gi, "="); // some messengers write the # so
  const found = LINK.exec(plain);
  if (found) {
    const [, scheme = "http://", host = "", page = "", id = "", fragment = ""] = found;
    const address = `/${page.toLowerCase()}/${id.toLowerCase()}${fragment && `#${fragment}`}`;
    return { id: id.toLowerCase(), address, host, link: host && `${scheme}${host}${address}` };
  }
  const alone = new RegExp(`^${ID}$`, "i").exec(plain)?.[0].toLowerCase();
  return alone ? { id: alone, address: tableAddress(alone), host: "", link: "" } : null;
}
