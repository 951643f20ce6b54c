import { z } from "zod";

// A language's file in data/translations.

const id = z.int().min(1).max(999_999_999);
/** Invisible marks of direction would be found by no search. */
const text = z.string().regex(/^[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/, "must have no direction marks");
const name = text.trim().min(1);
const optional = text.default("");

const film = z.strictObject({ id, title: name, tagline: optional, overview: optional });
const episode = z.strictObject({ episode_number: z.int().nonnegative(), name, overview: optional });
const season = z.strictObject({ season_number: z.int().nonnegative(), overview: optional, episodes: z.array(episode) });
const series = z.strictObject({ id, name, tagline: optional, overview: optional, seasons: z.array(season).default([]) });
const collection = z.strictObject({ id, name, overview: optional });

export const translation = z.strictObject({
  iso_639_1: z.string().regex(/^[a-z]{2}$/),
  iso_3166_1: z.string().regex(/^[A-Z]{2}$/),
  /** The language's, by itself and in English. */
  name,
  english_name: name,
  /** Names of all seasons: "Staffel {number}", and of season 0. */
  season: name.includes("{number}"),
  specials: name,
  films: z.array(film),
  series: z.array(series),
  collections: z.array(collection),
});

export type TranslationData = z.infer<typeof translation>;

const translated = ["films", "series", "collections"] as const;

/** @throws if a translation names a title that the catalog does not have, or has one twice */
export function rejectUnknownTranslations(
  translations: readonly TranslationData[],
  data: Record<(typeof translated)[number], readonly { id: number }[]>,
): void {
  for (const language of translations)
    for (const kind of translated) {
      const open = new Set(data[kind].map((entry) => entry.id));
      for (const entry of language[kind])
        if (!open.delete(entry.id)) throw new Error(`The embedded catalog's ${language.english_name} has ${kind} ${entry.id} twice, or for no title`);
    }
}
