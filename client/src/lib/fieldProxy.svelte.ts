/** An object read field by field: who reads one field is drawn again only when that field has changed (see structuralSharing.ts). */

export function fieldProxy<T extends object>(whole: () => T): T {
  const fields: Partial<T> = {};
  for (const name of Object.keys(whole() ?? {}) as (keyof T)[]) {
    const field = $derived(whole()[name]);
    Object.defineProperty(fields, name, { get: () => field });
  }
  return new Proxy(fields, { get: (known, name) => (name in known ? known[name as keyof T] : whole()[name as keyof T]) }) as T;
}
