/** Addresses of the client's pages. Secrets stand behind the #, which browsers never send. */

/** Whose eyes one looks through when a game is over; `public`: as a spectator, `everything`: with all that was hidden. */
export type Eyes = number | "public" | "everything";

export type Page =
  | { name: "home" }
  | { name: "new"; title: string }
  | { name: "table"; id: string; secret: string; ply: number | null; eyes: Eyes | null }
  | { name: "rules"; title: string; page: string; anchor: string } // page: empty for the rules themselves
  | { name: "replay" }
  | { name: "review"; id: string }
  | { name: "voyage"; title: string }
  | { name: "missing" };

export function pageAt(path: string, fragment: string): Page {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  if (first === "") return { name: "home" };
  if (first === "new") return { name: "new", title: second };
  if (first === "table" && second) {
    const words = new URLSearchParams(fragment.replace(/^#/, ""));
    return {
      name: "table",
      id: second,
      secret: words.get("seat") ?? "",
      ply: numberIn(words.get("ply")),
      eyes: eyesIn(words.get("eyes")),
    };
  }
  if (first === "rules") return { name: "rules", title: second, page: third, anchor: decoded(fragment.replace(/^#/, "")) };
  if (first === "replay" && !second) return { name: "replay" };
  if (first === "review" && second) return { name: "review", id: second };
  if (first === "voyage" && second) return { name: "voyage", title: second };
  return { name: "missing" };
}

/** As it stands if it is no encoding: anybody can type "100%" into an address. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const numberIn = (word: string | null): number | null => (word && /^\d+$/.test(word) ? Number(word) : null);
const eyesIn = (word: string | null): Eyes | null => (word === "public" || word === "everything" ? word : numberIn(word));

export const tableAddress = (id: string): string => `/table/${id}`;
export const rulesAddress = (title: string, page = "", rule = ""): string =>
  `/rules/${title}${page && `/${page}`}${rule && `#${rule}`}`;
export const momentAddress = (id: string, ply: number, eyes: Eyes | null = null): string =>
  `/table/${id}#ply=${ply}${eyes === null ? "" : `&eyes=${eyes}`}`;

class Router {
  page = $state.raw<Page>(pageAt(location.pathname, location.hash));

  constructor() {
    const look = (): void => {
      this.page = pageAt(location.pathname, location.hash);
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.page = pageAt(location.pathname, location.hash);
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Makes a plain left click on a link stay within the client. */
export function inside(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.hash);
}
