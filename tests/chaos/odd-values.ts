import type { Change, Column } from "#tests/support/stored-rows.ts";
import { withWrongTypes } from "#tests/support/wrong-types.ts";

type Named = readonly [name: string, change: Change];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A JSON value without the fields that `drops` names, at any depth. */
function without(value: unknown, drops: (field: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, drops));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !drops(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, without(field, drops)]));
}

/** Every object gets fields that no build reads yet. */
function withNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withNewFields(field)]);
  return { ...Object.fromEntries(fields), added_later: [{ id: 1, title: "New" }], schema: 99 };
}

const withNulls = (value: unknown): unknown =>
  isObject(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withNulls(field)])) : null;

/** Bodies are JSON. */
const inJson =
  (change: (value: unknown) => unknown): Change =>
  (body) =>
    JSON.stringify(change(JSON.parse(String(body))));

const depth = 100_000;
const bodies: readonly Named[] = [
  ["empty", () => ""],
  ["not JSON", (body) => String(body).slice(0, -1)],
  ["null", () => "null"],
  ["a number", () => "7"],
  ["a text", () => '"text"'],
  ["an empty list", () => "[]"],
  ["an empty object", () => "{}"],
  ["in a list", inJson((value) => [value])],
  ["very deep", () => "[".repeat(depth) + "]".repeat(depth)],
  ["of wrong types", inJson(withWrongTypes)],
  ["of an older build, without lists", inJson((value) => without(value, Array.isArray))],
  ["of an older build, without texts", inJson((value) => without(value, (field) => typeof field === "string"))],
  ["of an older build, without numbers", inJson((value) => without(value, (field) => typeof field === "number"))],
  ["with null in each field", inJson(withNulls)],
  ["of a newer build", inJson(withNewFields)],
  ["another title's", (_, index, all) => all[(index + 1) % all.length] ?? null],
];

const texts: readonly Named[] = [
  ["empty", () => ""],
  ["another", (text) => `${String(text)}x`],
  ["hostile", () => `'; DROP TABLE movies; --</script>\u0001\ufffe`],
  ["long", (_, index) => `${"W".repeat(100_000)}${index}`],
  ["null", () => null],
];

const greatest = 2n ** 63n - 1n;
const numbers: readonly Named[] = [
  ["0", () => 0],
  ["negative", (_, index) => -1 - index],
  ["greatest", (_, index) => greatest - BigInt(index)],
  ["of its neighbor", (_, index, all) => all[(index + 1) % all.length] ?? null],
  ["null", () => null],
];
const fractions: readonly Named[] = [
  ["negative", () => -1],
  ["infinite", () => Number.POSITIVE_INFINITY],
  ["tiny", () => 5e-324],
];
const times: readonly Named[] = [
  ["of 1970", () => "1970-01-01T00:00:00Z"],
  ["in 100 years", () => "2126-01-01T00:00:00Z"],
  ["infinite", () => "infinity"],
];
const flags: readonly Named[] = [["the other one", (flag) => flag !== "true"]];
const bytes: readonly Named[] = [["empty", () => ""]];

/** What may stand in a column that should not. */
export function oddValuesOf({ name, type }: Column): readonly Named[] {
  if (name === "body" && type.toLowerCase() === "text") return bodies;
  const kinds: Record<string, readonly Named[]> = { text: texts, integer: numbers, bigint: numbers, real: fractions, boolean: flags, bytea: bytes };
  return kinds[type.toLowerCase()] ?? (type === "double precision" ? fractions : type.startsWith("timestamp") ? times : []);
}
