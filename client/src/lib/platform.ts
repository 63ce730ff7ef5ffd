/** What a browser may lack or refuse: APIs of secure contexts, storage, clipboard, notifications. Used nowhere else; lint sees to it. */

/** A key that nobody else will draw. `crypto.randomUUID` exists in secure contexts only, this everywhere. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// ---- the clipboard

/** Copies the text; false if the browser does not let us: then show a field to copy from. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text); // plain HTTP has no clipboard, and permission may be denied
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;top:0;left:-999rem";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // beside an open dialog nothing can be selected
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Whether the device has a way to hand a link on to another app. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Hands a link on; false if that was refused or given up. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

// ---- what this browser keeps

const memory = new Map<string, string>(); // where storage is blocked: until the page is closed

/** Whether what is stored is still there tomorrow. */
export function storageLasts(): boolean {
  try {
    localStorage.setItem("argosy-trial", "1");
    localStorage.removeItem("argosy-trial");
    return true;
  } catch {
    return false;
  }
}

export function stored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

// ---- notifications

/** Why notifications cannot be offered: no HTTPS, refused by the person, unknown to the browser. Empty if they can. */
export function whyNotNotify(): "" | "insecure" | "denied" | "missing" {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : "";
}

export const canNotify = (): boolean => whyNotNotify() === "";

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification, if that was allowed; false if not. */
export function notify(title: string, body: string, icon: string): boolean {
  if (!canNotify() || Notification.permission !== "granted") return false;
  try {
    new Notification(title, { body, icon });
    return true;
  } catch {
    return false; // browsers of phones let only service workers do it
  }
}
