import { slugOf } from "#domain/slug.ts";
import type { PersonData } from "./data-schema.ts";

/** Paths have the provider's form, `/name.svg`: `/metropolis-19-poster.svg`, `/judex-s900000503-1-2.svg`, `/fritz-lang-p68.svg`. */
type Subject = { kind: "movie" | "tv"; id: number; english: { title: string } };
type PosterSubject = Subject & { poster_language: string };

const file = (...parts: (string | number)[]): string => `/${parts.filter((part) => part !== "").join("-")}.svg`;
const idOf = ({ kind, id }: Subject): string => (kind === "tv" ? `s${id}` : String(id));

/** "/metropolis-19-poster.svg" in English, "/metropolis-19-poster-de.svg" in German. */
export const posterPath = (title: PosterSubject, language = title.poster_language): string =>
  file(slugOf(title.english.title), idOf(title), "poster", language === "en" ? "" : language);
export const backdropPath = (title: Subject): string => file(slugOf(title.english.title), idOf(title), "backdrop");
export const stillPath = (title: Subject, season: number, episode: number): string => file(slugOf(title.english.title), idOf(title), season, episode);
export const profilePath = (person: Pick<PersonData, "id" | "name">): string => file(slugOf(person.name), `p${person.id}`);
