/** The second to start at, from the address ("?t=754"); 0 for anything else. */
export function startPosition(query: string): number {
  const text = new URLSearchParams(query).get("t") ?? "";
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
}
