import { z } from "zod";

/** Ids as our routes take them: 1 to 9 digits. */
export const id = z.int().min(1).max(999_999_999);

/** Fields of stored rows: our own data, so that nothing is replaced by a fallback. */
export const stored = {
  count: z.number().nonnegative(),
  wholeNumber: z.int().nonnegative(),
  numberOrNull: z.number().nullable(),
  textOrNull: z.string().nullable(),
  minutesOrNull: z.number().positive().nullable(),
  /** `/name.ext`: one segment, so that only our image base decides on the host. */
  imagePath: z
    .string()
    .max(300)
    .regex(/^\/[\w.-]+$/)
    .nullable(),
  imdbId: z
    .string()
    .regex(/^tt\d{5,10}$/)
    .nullable(),
} as const;

/** Longer than any biography or review. A page repeats a title some 30 times, so 2 MB of it would make 60. */
const maxChars = 100_000;

/** A lone surrogate, which JSON can escape as `\ud800`, is replaced: browsers do so too, and the page would differ from what the server rendered. */
export const string = z
  .string()
  .max(maxChars)
  .overwrite((value) => value.toWellFormed());

/** Of a person, a company, a genre: an entry without one is left out. */
export const name = string.trim().min(1);

/** Fields of the provider's responses: a missing one, or one of the wrong type, becomes its fallback. */
export const text = string.catch("");
export const count = stored.count.catch(0);
export const numberOrNull = stored.numberOrNull.catch(null);

/** `""` and blanks are `null`. */
export const textOrNull = string
  .transform((value) => (value.trim() === "" ? null : value))
  .nullable()
  .catch(null);

/** The provider's 0 means unknown. */
export const minutesOrNull = stored.minutesOrNull.catch(null);
export const imagePath = stored.imagePath.catch(null);
export const imdbId = stored.imdbId.catch(null);

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The provider marks erotic films `softcore`, beside `"adult": false`. */
export const isAdult = (value: unknown): boolean => isObject(value) && (value.adult === true || value.softcore === true);

/**
 * How many items of a list are read: more than the site shows and than any title or person has. The rest is not looked at, so that a hostile list
 * costs no more than a long one.
 */
export const most = { facts: 50, page: 100, countries: 300, seasons: 500, credits: 1500, episodes: 5000, people: 5000, images: 60, parts: 200 } as const;

/** Drops items that do not parse and those that are adult. */
const usable =
  <T>(item: z.ZodType<T>, atMost: number) =>
  (items: unknown[]): T[] =>
    items.slice(0, atMost).flatMap((raw) => {
      const parsed = isAdult(raw) ? null : item.safeParse(raw);
      return parsed?.success ? [parsed.data] : [];
    });

/** A list that the response must have. */
export const listOf = <T>(item: z.ZodType<T>, atMost: number) => z.array(z.unknown()).transform(usable(item, atMost));

/** A list that may be missing: then it is empty. */
export const someOf = <T>(item: z.ZodType<T>, atMost: number) => z.array(z.unknown()).catch([]).transform(usable(item, atMost));

/** A list inside a part of the response, which may be missing as well: `{ "results": [] }`. */
export const listIn = <T>(field: "results" | "keywords", item: z.ZodType<T>, atMost: number) =>
  z.preprocess((part) => (isObject(part) ? part[field] : []), someOf(item, atMost));

export type Identified = { id: number | string };

/** The provider repeats titles in some lists. */
export const firstOfEach = <T extends Identified>(items: T[]): T[] => {
  const seen = new Set<T["id"]>();
  return items.filter((item) => !seen.has(item.id) && seen.add(item.id));
};

/** What lists and details say of films and series alike, in the provider's responses and in stored rows. */
export const titleFields = {
  id,
  overview: text,
  vote_average: numberOrNull,
  vote_count: count,
  popularity: count,
  poster_path: imagePath,
  backdrop_path: imagePath,
  genre_ids: someOf(id, most.facts),
};
export const storedTitleFields = {
  id,
  overview: z.string(),
  vote_average: stored.numberOrNull,
  vote_count: stored.count,
  popularity: stored.count,
  poster_path: stored.imagePath,
  backdrop_path: stored.imagePath,
  genre_ids: z.array(id),
};
