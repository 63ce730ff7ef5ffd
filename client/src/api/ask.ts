/** Asking the server. Every answer is in the reader's language; every refusal comes as a Refused with its text. */
import { settings } from "$/lib/settings.svelte";
import { say } from "$/lib/texts.svelte";
import { limited, repeated, TIMEOUT, Unreachable, type Patience } from "./retry";
import type * as api from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: api.Problem,
  ) {
    super(problem.text);
  }
}

export { Unreachable };

type Query = Record<string, string | number | boolean>;

const GATEWAY = [429, 502, 503, 504]; // turned away on the way, or for now: nothing was done
const PATIENCE = 10_000;
const SLOW = 60_000; // for what the server has to think about

/** What may arrive twice is asked again until there is an answer: reading, and what bears a key. */
function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  query: Query,
  body?: object,
  secret?: string,
  how: Partial<Patience> = {},
): Promise<T> {
  const { timeout = TIMEOUT, patience = PATIENCE, onfail } = how;
  const attempt = (signal: AbortSignal): Promise<T> => asked(method, path, query, body, secret, signal);
  const repeatable = method === "GET" || (body !== undefined && "key" in body);
  return repeatable ? repeated(attempt, { timeout, patience, onfail }) : limited(attempt, timeout);
}

async function asked<T>(
  method: string,
  path: string,
  query: Query,
  body: object | undefined,
  secret: string | undefined,
  signal: AbortSignal,
): Promise<T> {
  const words = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) words.set(name, String(value));
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}?${words}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
    text = await answer.text();
  } catch (reason) {
    throw new Unreachable(String(reason));
  }
  const told = parsed(text);
  if (GATEWAY.includes(answer.status))
    throw new Unreachable(`${answer.status} ${answer.statusText}`, told && "text" in told ? String(told.text) : "");
  if (!answer.ok) throw new Refused(answer.status, (told as api.Problem | null) ?? { error: "internal", text: say("unexpected") });
  if (told === null) throw new Unreachable("no JSON"); // a page of something on the way
  return told as T;
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const server = (): Promise<api.ServerFacts> => ask("GET", "/server", {}, undefined, undefined, { patience: Infinity });
/** What the list of titles and tables needs, at once. */
export const home = (): Promise<api.Home> => ask("GET", "/home", {}, undefined, undefined, { patience: Infinity });
export const titles = (): Promise<api.TitleInfo[]> => ask("GET", "/titles", {});

/** With what a title is drawn: with the pack that a table names, or with the one that comes with Argosy. */
export function components(facts: {
  title: string;
  players: number;
  options: api.TableFacts["options"];
  pack?: string;
}): Promise<api.Components> {
  const options = Object.entries(facts.options).map(([name, value]) => `${name}=${value}`);
  return ask(
    "GET",
    `/titles/${facts.title}/components`,
    { players: facts.players, options: options.join(","), ...(facts.pack && { pack: facts.pack }) },
    undefined,
    undefined,
    { patience: Infinity },
  );
}

export const rules = (title: string): Promise<api.RuleBook> => ask("GET", `/titles/${encodeURIComponent(title)}/rules`, {});
export const rule = (title: string, id: string): Promise<api.RuleExamples> =>
  ask("GET", `/titles/${encodeURIComponent(title)}/rules/${encodeURIComponent(id)}`, {});
export const rulePage = (title: string, page: string): Promise<api.RulePage> =>
  ask("GET", `/titles/${encodeURIComponent(title)}/pages/${encodeURIComponent(page)}`, {});

export const openTables = (): Promise<api.TableSummary[]> => ask("GET", "/tables", {});
export const myTables = (secrets: string[]): Promise<api.TableSummary[]> => ask("POST", "/tables/mine", {}, { secrets });
export const createTable = (wish: api.TableWish): Promise<api.CreatedTable> => ask("POST", "/tables", {}, wish);
export const importRecord = (record: string): Promise<api.CreatedTable> =>
  ask("POST", "/tables/import", {}, { record }, undefined, { timeout: SLOW });
export const fork = (id: string, ply: number, seats: api.SeatWish[]): Promise<api.CreatedTable> =>
  ask("POST", `${table(id)}/fork`, {}, { ply, seats }, undefined, { timeout: SLOW });

export const invitation = (id: string, invitation: string): Promise<api.Invitation> =>
  ask("GET", `${table(id)}/invitation`, {}, undefined, invitation);
export const join = (id: string, wish: Partial<api.JoinWish>, invitation: string): Promise<api.Joined> =>
  ask("POST", `${table(id)}/join`, {}, wish, invitation);
export const seatLink = (id: string, secret: string, seat: number): Promise<api.SeatLink> =>
  ask("POST", `${table(id)}/seats/${seat}/link`, {}, undefined, secret);
export const standIn = (id: string, secret: string, seat: number, level: api.Level): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/seats/${seat}/stand-in`, {}, { level }, secret);
export const end = (id: string, secret: string, key: string): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/end`, {}, { key }, secret);
export const consent = (id: string, secret: string, consent: boolean): Promise<{ table: string }> =>
  ask("POST", `${table(id)}/consent`, {}, { consent }, secret);
export const rename = (id: string, secret: string, name: string): Promise<{ table: string }> =>
  ask("POST", `${table(id)}/name`, {}, { name }, secret);
export const start = (id: string, secret: string, fill: api.Level | null): Promise<{ table: string }> =>
  ask("POST", `${table(id)}/start`, {}, { fill }, secret);
export const rematch = (id: string, secret: string): Promise<{ table: string }> =>
  ask("POST", `${table(id)}/rematch`, {}, undefined, secret);

export const deleteTable = (id: string, secret: string): Promise<{ table: string }> =>
  ask("DELETE", table(id), {}, undefined, secret);

export const state = (id: string, secret?: string): Promise<api.State> => ask("GET", table(id), {}, undefined, secret);
/** Sent until it is answered, however long that takes; `onfail`: when an attempt was not. */
export const move = (
  id: string,
  secret: string,
  entry: number,
  action: string,
  key: string,
  onfail?: () => void,
): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/moves`, {}, { entry, action, key, want_state: true }, secret, { patience: Infinity, onfail });
export const undo = (id: string, secret: string, ply: number, key: string): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/undo`, {}, { ply, key }, secret);
export const answer = (id: string, secret: string, question: number, agrees: boolean): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/questions/${question}/answer`, {}, { agrees }, secret);
/** `entry`: the last one seen; what a bot thinks about after it is not meant. */
export const hurry = (id: string, secret: string, entry: number): Promise<{ table: string }> =>
  ask("POST", `${table(id)}/hurry`, { entry }, undefined, secret);
export const leave = (id: string, secret: string, level: api.Level | null): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/leave`, {}, { level }, secret);
export const comeBack = (id: string, secret: string): Promise<api.Acknowledgement> =>
  ask("POST", `${table(id)}/return`, {}, undefined, secret);
export const why = (id: string, secret: string, action: string): Promise<api.WhyNot> =>
  ask("GET", `${table(id)}/why`, { action }, undefined, secret);
export const hint = (id: string, secret: string): Promise<api.Hint> =>
  ask("GET", `${table(id)}/hint`, {}, undefined, secret, { timeout: SLOW });
/** Through whose eyes one looks back: one's own (by the secret), or of a finished game anybody's. */
export interface Eyes {
  secret?: string;
  seat?: number;
  everything?: boolean;
}
const looking = ({ seat, everything }: Eyes): Query => ({
  ...(seat === undefined ? {} : { seat }),
  ...(everything ? { everything } : {}),
});

export const moment = (id: string, ply: number, eyes: Eyes = {}): Promise<api.Moment> =>
  ask("GET", `${table(id)}/history`, { ply, ...looking(eyes) }, undefined, eyes.secret);
export const moments = (id: string, ply: number, count: number, eyes: Eyes = {}): Promise<api.Moments> =>
  ask("GET", `${table(id)}/moments`, { ply, count, ...looking(eyes) }, undefined, eyes.secret, { timeout: SLOW });
export const log = (id: string, eyes: Eyes = {}): Promise<{ log: api.LogLine[] }> =>
  ask("GET", `${table(id)}/log`, looking(eyes), undefined, eyes.secret);
export const record = (id: string, secret?: string): Promise<{ record: string }> =>
  ask("GET", `${table(id)}/record`, {}, undefined, secret);
export const outline = (id: string, secret?: string): Promise<api.Outline> =>
  ask("GET", `${table(id)}/outline`, {}, undefined, secret);
export const review = (id: string, secret?: string): Promise<api.Review> =>
  ask("GET", `${table(id)}/review`, {}, undefined, secret, { timeout: SLOW });
export const askReview = (id: string, secret?: string): Promise<api.Review> =>
  ask("POST", `${table(id)}/review`, {}, undefined, secret, { timeout: SLOW });

export const voyageStep = (title: string, step: number): Promise<api.VoyageStep> =>
  ask("GET", `/titles/${encodeURIComponent(title)}/voyage`, { step });
export const tryStep = (title: string, step: number, action: string): Promise<api.VoyageAnswer> =>
  ask("POST", `/titles/${encodeURIComponent(title)}/voyage`, {}, { step, action });
