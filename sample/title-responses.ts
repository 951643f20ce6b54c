import type { Context } from "hono";
import { hash } from "./artwork/random.ts";
import { profilePath } from "./artwork-paths.ts";
import type { CastMember, CrewMember, Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";
import { departmentOf } from "./people.ts";

// Response parts that films and series share, in the provider's format.

/** The provider's limits. */
const perPage = 20;
const lastPage = 500;

/** `imageLanguages`: the request's `include_image_language`. */
export type SubresourceOptions = { page: number; imageLanguages: string | undefined };

export type Page<T> = { page: number; results: T[]; total_pages: number; total_results: number };

/** `null` for a page that the provider rejects: not an integer from 1 to 500. */
export function pageNumber(value: string | undefined): number | null {
  if (value === undefined) return 1;
  const page = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return page >= 1 && page <= lastPage ? page : null;
}

export function pageOf<T, U>(items: readonly T[], page: number, toResult: (item: T) => U): Page<U> {
  const results = items.slice((page - 1) * perPage, page * perPage).map(toResult);
  return { page, results, total_pages: Math.max(1, Math.ceil(items.length / perPage)), total_results: items.length };
}

export const personSummary = (person: PersonData) => ({
  adult: false,
  gender: 0,
  id: person.id,
  known_for_department: person.known_for_department,
  name: person.name,
  popularity: person.popularity,
  profile_path: profilePath(person),
});

const creditedPerson = (person: PersonData) => ({ ...personSummary(person), original_name: person.name });

const castMember = ({ person, character, credit_id }: CastMember, order: number) => ({
  ...creditedPerson(person),
  cast_id: order,
  character,
  credit_id,
  order,
});

const crewMember = ({ person, job, credit_id }: CrewMember) => ({ ...creditedPerson(person), credit_id, department: departmentOf(job), job });

export const creditsResponse = (title: Title) => ({ cast: title.cast.map(castMember), crew: title.crew.map(crewMember) });

export function reviewsResponse(title: Title, page: number) {
  return pageOf(title.reviews, page, ({ author, rating, content }) => ({
    author,
    author_details: { name: author, username: author, avatar_path: null, rating },
    content,
    id: `${title.kind}${title.id}review${hash(author + content)}`,
    url: "",
  }));
}

export const keywordItems = ({ keywords }: Title) => keywords.map(({ id, name }) => ({ id, name }));

export const externalIds = ({ imdb_id }: Title) => ({
  imdb_id,
  freebase_mid: null,
  freebase_id: null,
  tvdb_id: null,
  tvrage_id: null,
  wikidata_id: null,
  facebook_id: null,
  instagram_id: null,
  twitter_id: null,
});

/** "own" is no site of the provider's: the key is a file that the player serves (sample/film). */
export const videosResponse = (title: Title) => ({
  results: title.videos.map(({ file, name, type }) => ({
    id: `${title.kind}${title.id}${file}`,
    iso_639_1: "en",
    iso_3166_1: "US",
    key: file,
    name,
    official: false,
    published_at: "",
    site: "own",
    size: 720,
    type,
  })),
});

/** The provider's 404. */
export const notFound = (context: Context): Response =>
  context.json({ success: false, status_code: 34, status_message: "The resource you requested could not be found." }, 404);

/** The responses that `append_to_response` lists; unknown names are ignored. */
export function appendedResponses(list: string | undefined, subresources: Record<string, () => unknown>): Record<string, unknown> {
  const names = (list ?? "").split(",").filter((name) => Object.hasOwn(subresources, name));
  return Object.fromEntries(names.map((name) => [name, subresources[name]?.()]));
}
