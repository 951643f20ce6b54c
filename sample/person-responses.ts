import { profilePath } from "./artwork-paths.ts";
import type { Collection, Film, Series, Title, Work } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";
import { movieItem } from "./movie-responses.ts";
import { departmentOf } from "./people.ts";
import { popular } from "./rankings.ts";
import { seriesItem } from "./series-responses.ts";

const knownForTitles = 3;

const titleItem = (title: Title) => (title.kind === "movie" ? movieItem(title as Film) : seriesItem(title as Series));

/** What somebody is known for: where they did what they are known to do, the popular first. */
function knownFor(person: PersonData, collection: Collection) {
  const works = [collection.worksOf(person.id, "movie"), collection.worksOf(person.id, "tv")];
  const cast = works.flatMap((kind) => kind.cast);
  const crew = works.flatMap((kind) => kind.crew);
  const inDepartment = person.known_for_department === "Acting" ? cast : crew.filter((work) => departmentOf(work.job ?? "") === person.known_for_department);
  const titles = new Set([...popular(new Set(inDepartment.map((work) => work.title))), ...popular(new Set([...cast, ...crew].map((work) => work.title)))]);
  return [...titles].slice(0, knownForTitles).map((title) => ({ ...titleItem(title), media_type: title.kind }));
}

const listed = (person: PersonData) => ({
  adult: false,
  gender: 0,
  id: person.id,
  known_for_department: person.known_for_department,
  name: person.name,
  popularity: person.popularity,
  profile_path: profilePath(person),
});

/** Somebody in a search. */
export const personItem = (person: PersonData, collection: Collection) => ({
  ...listed(person),
  original_name: person.name,
  known_for: knownFor(person, collection),
});

/** Somebody on their own. */
export const personAnswer = (person: PersonData) => ({
  ...listed(person),
  also_known_as: [],
  biography: person.biography,
  birthday: person.birthday,
  deathday: person.deathday,
  homepage: null,
  imdb_id: null,
  place_of_birth: person.place_of_birth,
});

const castWork = ({ title, character, credit_id, order }: Work) => ({ ...titleItem(title), character, credit_id, order });
const crewWork = ({ title, job, credit_id }: Work) => ({ ...titleItem(title), credit_id, department: departmentOf(job ?? ""), job });

function worksAnswer(person: PersonData, collection: Collection, kind: Title["kind"]) {
  const works = collection.worksOf(person.id, kind);
  return { cast: works.cast.map(castWork), crew: works.crew.map(crewWork) };
}

/** What can be asked beside a person, or below their path. */
export const personParts = (person: PersonData, collection: Collection): Record<string, () => object> => ({
  movie_credits: () => worksAnswer(person, collection, "movie"),
  tv_credits: () => worksAnswer(person, collection, "tv"),
});
