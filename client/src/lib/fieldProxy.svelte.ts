/** Something read part by part: who reads one part is drawn again only when that part has changed (see `kept`). */

export function partwise<T extends object>(whole: () => T): T {
  const parts: Partial<T> = {};
  for (const name of Object.keys(whole() ?? {}) as (keyof T)[]) {
    const part = $derived(whole()[name]);
    Object.defineProperty(parts, name, { get: () => part });
  }
  return new Proxy(parts, { get: (known, name) => (name in known ? known[name as keyof T] : whole()[name as keyof T]) }) as T;
}
