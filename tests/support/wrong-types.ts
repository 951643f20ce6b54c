/** The same JSON with strings as numbers, numbers as strings, lists as objects. */
export function withWrongTypes(value: unknown): unknown {
  if (typeof value === "string") return value.length;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return { 0: value[0] };
  if (value === null || typeof value !== "object") return [value];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
}
