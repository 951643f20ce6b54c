import { z } from "zod";
import { type Genre, movieGenres, seriesGenres } from "#domain/genre.ts";
import { sampleFilmFiles } from "./film/sample-film.ts";
import type { RawData } from "./read-data.ts";
import { rejectUnknownTranslations, type TranslationData, translation } from "./translation-schema.ts";

// Stricter than the schemas of the provider's responses: a mistake in the project's own files must fail at start.

const id = z.int().min(1).max(999_999_999);
const name = z.string().trim().min(1);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be YYYY-MM-DD");
const imdbId = z.string().regex(/^tt\d{5,10}$/);
const minutes = z.int().positive();

const genreOf = (genres: readonly Genre[]) =>
  z.string().transform((name, context): Genre => {
    const genre = genres.find((one) => one.name === name);
    if (genre) return genre;
    context.addIssue({ code: "custom", message: `no genre is called ${name}` });
    return z.NEVER;
  });

const review = z.object({ author: name, rating: z.number().min(1).max(10).nullable(), content: name });

const title = {
  id,
  imdb_id: imdbId.nullable(),
  original_language: z.string().regex(/^[a-z]{2}$/),
  production_companies: z.array(name).default([]),
  production_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  tagline: z.string(),
  overview: z.string(),
  vote_average: z.number().min(0).max(10),
  vote_count: z.int().nonnegative(),
  popularity: z.number().nonnegative(),
  cast: z.array(z.object({ name, character: z.string() })),
  crew: z.array(z.object({ name, job: name })),
  reviews: z.array(review),
};

/** The English texts, also of what is translated, and the language of the poster. */
const inEnglish = ({ tagline, overview }: { tagline: string; overview: string }, title: string) => ({
  poster_language: "en",
  english: { title, tagline, overview },
});

const film = z
  .object({
    ...title,
    title: name,
    original_title: name,
    release_date: date,
    runtime: minutes.nullable(),
    genres: z.array(genreOf(movieGenres)),
    /** US dollars. */
    budget: z.int().positive().nullable().default(null),
  })
  .transform((data) => ({ ...data, ...inEnglish(data, data.title) }));

const episode = z.object({ episode_number: z.int().nonnegative(), name, air_date: date.nullable(), runtime: minutes.nullable(), overview: z.string() });

const season = z.object({
  season_number: z.int().nonnegative(),
  name,
  overview: z.string(),
  air_date: date.nullable(),
  episodes: z.array(episode),
});

const series = z
  .object({
    ...title,
    name,
    original_name: name,
    first_air_date: date,
    genres: z.array(genreOf(seriesGenres)),
    networks: z.array(name),
    seasons: z.array(season),
  })
  .transform((data) => ({ ...data, ...inEnglish(data, data.name) }));

const person = z
  .object({
    id,
    name,
    birthday: date.nullable(),
    deathday: date.nullable(),
    place_of_birth: z.string().nullable(),
    known_for_department: z.enum(["Acting", "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art", "Visual Effects", "Crew"]),
    popularity: z.number().nonnegative(),
    biography: z.string(),
  })
  .transform((data) => ({ ...data, english: { biography: data.biography } }));

const ids = z.array(id);
/** Films that belong together. */
const filmCollection = z.object({ id, name, overview: z.string(), films: ids.min(2, "must have two films or more") });
const keyword = z.object({ id, name, films: ids, series: ids });
/** What titles are called elsewhere. */
const alternativeTitle = z.object({ name, films: ids, series: ids });
/** A video of ours: a file of sample/film. */
const video = z.object({ file: z.enum(Object.keys(sampleFilmFiles)), name, type: name, films: ids, series: ids });

export type FilmData = z.infer<typeof film>;
export type SeriesData = z.infer<typeof series>;
export type SeasonData = SeriesData["seasons"][number];
export type PersonData = z.infer<typeof person>;
export type ReviewData = z.infer<typeof review>;
export type FilmCollectionData = z.infer<typeof filmCollection>;
export type KeywordData = z.infer<typeof keyword>;
export type VideoData = z.infer<typeof video>;
export type AlternativeTitleData = z.infer<typeof alternativeTitle>;
export type Data = {
  films: FilmData[];
  series: SeriesData[];
  people: PersonData[];
  collections: FilmCollectionData[];
  keywords: KeywordData[];
  videos: VideoData[];
  alternativeTitles: AlternativeTitleData[];
  translations: TranslationData[];
};

function parsed<T>(schema: z.ZodType<T>, files: Record<string, unknown>): T[] {
  return Object.entries(files).map(([file, content]) => {
    const result = schema.safeParse(content);
    if (!result.success) throw new Error(`The embedded catalog's ${file} cannot be used:\n${z.prettifyError(result.error)}`);
    return result.data;
  });
}

const idsOf = (items: readonly { id: number }[]): number[] => items.map((item) => item.id);

function rejectDuplicates({ films, series, people, collections, keywords }: Data): void {
  const unique: Record<string, readonly (string | number)[]> = {
    "films with the id": idsOf(films),
    "series with the id": idsOf(series),
    "people with the id": idsOf(people),
    "people called": people.map((entry) => entry.name),
    "keywords with the id": idsOf(keywords),
    "film collections with the id": idsOf(collections),
    "film collections for the film": collections.flatMap((entry) => entry.films),
  };
  for (const [what, values] of Object.entries(unique)) {
    const seen = new Set<string | number>();
    for (const value of values) {
      if (seen.has(value)) throw new Error(`The embedded catalog has two ${what} ${value}`);
      seen.add(value);
    }
  }
}

const linksIn = <T>(schema: z.ZodType<T>, file: string, content: unknown = []): T[] => parsed(z.array(schema), { [file]: content }).flat();

/** @throws if a link names a title that the catalog does not have */
function rejectUnknownTitles({ films, series, collections, keywords, videos, alternativeTitles }: Data): void {
  const known = { films: new Set(idsOf(films)), series: new Set(idsOf(series)) };
  for (const { name: link, ...ids } of [...collections, ...keywords, ...videos, ...alternativeTitles])
    for (const kind of ["films", "series"] as const)
      for (const titleId of kind in ids ? (ids as Record<typeof kind, number[]>)[kind] : [])
        if (!known[kind].has(titleId)) throw new Error(`The embedded catalog's "${link}" names ${kind} ${titleId}, which it does not have`);
}

export function parseData(raw: RawData): Data {
  const data: Data = {
    films: parsed(z.array(film), raw.films).flat(),
    series: parsed(series, raw.series),
    people: parsed(z.array(person), raw.people).flat(),
    collections: linksIn(filmCollection, "film-collections.json", raw.links?.collections),
    keywords: linksIn(keyword, "keywords.json", raw.links?.keywords),
    videos: linksIn(video, "videos.json", raw.links?.videos),
    alternativeTitles: linksIn(alternativeTitle, "alternative-titles.json", raw.links?.alternativeTitles),
    translations: parsed(translation, raw.translations ?? {}),
  };
  rejectDuplicates(data);
  rejectUnknownTitles(data);
  rejectUnknownTranslations(data.translations, data);
  return data;
}
