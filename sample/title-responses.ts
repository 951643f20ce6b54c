import type { Context } from "hono";
import { hash } from "./artwork/random.ts";
import { profilePath } from "./artwork-paths.ts";
import type { Job, Role, Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";
import { departmentOf } from "./people.ts";

// What films and series answer alike, in the provider's shapes.

/** A page holds twenty; only the first five hundred are answered. */
const perPage = 20;
const lastPage = 500;

export type Page<T> = { page: number; results: T[]; total_pages: number; total_results: number };

/** `null` where the provider would refuse: not a whole number from 1 to 500. */
export function pageNumber(value: string | undefined): number | null {
  if (value === undefined) return 1;
  const page = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return page >= 1 && page <= lastPage ? page : null;
}

export function pageOf<T, U>(items: readonly T[], page: number, answer: (item: T) => U): Page<U> {
  const results = items.slice((page - 1) * perPage, page * perPage).map(answer);
  return { page, results, total_pages: Math.max(1, Math.ceil(items.length / perPage)), total_results: items.length };
}

const known = (person: PersonData) => ({
  adult: false,
  gender: 0,
  id: person.id,
  known_for_department: person.known_for_department,
  name: person.name,
  original_name: person.name,
  popularity: person.popularity,
  profile_path: profilePath(person),
});

const castAnswer = ({ person, character, credit_id }: Role, order: number) => ({ ...known(person), cast_id: order, character, credit_id, order });

const crewAnswer = ({ person, job, credit_id }: Job) => ({ ...known(person), credit_id, department: departmentOf(job), job });

export const creditsAnswer = (title: Title) => ({ cast: title.cast.map(castAnswer), crew: title.crew.map(crewAnswer) });

export function reviewsAnswer(title: Title, page: number) {
  return pageOf(title.reviews, page, ({ author, rating, content }) => ({
    author,
    author_details: { name: author, username: author, avatar_path: null, rating },
    content,
    id: `${title.kind}${title.id}review${hash(author + content)}`,
    url: "",
  }));
}

/** Without a reason the provider answers this for whatever it does not have. */
export const absent = (context: Context): Response =>
  context.json({ success: false, status_code: 34, status_message: "The resource you requested could not be found." }, 404);

/** Each `append_to_response` name that the provider would know, under its name. */
export function appended(wanted: string | undefined, parts: Record<string, () => unknown>): Record<string, unknown> {
  const names = (wanted ?? "").split(",").filter((name) => Object.hasOwn(parts, name));
  return Object.fromEntries(names.map((name) => [name, parts[name]?.()]));
}
