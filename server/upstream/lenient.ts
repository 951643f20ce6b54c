import { z } from "zod";

/** Parts of a lenient schema: a field that is missing or of the wrong type becomes its fallback and breaks nothing. */
export const text = z.string().catch("");
export const count = z.number().nonnegative().catch(0);
export const numberOrNull = z.number().nullable().catch(null);

/** A text that matters only when it says something: `""` and blanks are `null`. */
export const textOrNull = z
  .string()
  .transform((value) => (value.trim() === "" ? null : value))
  .nullable()
  .catch(null);

/** Ids as our routes take them: 1 to 9 digits. */
export const id = z.int().min(1).max(999_999_999);

/** Minutes; the provider's 0 means unknown. */
export const minutesOrNull = z.number().positive().nullable().catch(null);

/** `/name.ext`: one segment, so that nothing but our image base decides whom a picture is asked of. */
export const imagePath = z
  .string()
  .max(300)
  .regex(/^\/[\w.-]+$/)
  .nullable()
  .catch(null);

export const imdbId = z
  .string()
  .regex(/^tt\d{5,10}$/)
  .nullable()
  .catch(null);

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export const isAdult = (value: unknown): boolean => isObject(value) && value.adult === true;

/** The items that can be used: what does not parse is left out, and so is what the provider marks adult. */
const usable =
  <T>(item: z.ZodType<T>) =>
  (items: unknown[]): T[] =>
    items.flatMap((raw) => {
      const parsed = isAdult(raw) ? null : item.safeParse(raw);
      return parsed?.success ? [parsed.data] : [];
    });

/** A list that an answer is about: it must be there. */
export const listOf = <T>(item: z.ZodType<T>) => z.array(z.unknown()).transform(usable(item));

/** A list beside it: missing is empty. */
export const someOf = <T>(item: z.ZodType<T>) => z.array(z.unknown()).catch([]).transform(usable(item));

export type Identified = { id: number | string };

/** The provider now and then names a title twice in one list. */
export const firstOfEach = <T extends Identified>(items: T[]): T[] => {
  const seen = new Set<T["id"]>();
  return items.filter((item) => !seen.has(item.id) && seen.add(item.id));
};
