import type { Collection, Film, PersonCredit, Series, Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";
import { personImagesResponse } from "./image-responses.ts";
import { movieItem } from "./movie-responses.ts";
import { departmentOf } from "./people.ts";
import { popular } from "./rankings.ts";
import { seriesItem } from "./series-responses.ts";
import { personSummary } from "./title-responses.ts";
import { personTranslationsResponse } from "./translations-responses.ts";

const knownForTitles = 3;

const titleItem = (title: Title) => (title.kind === "movie" ? movieItem(title as Film) : seriesItem(title as Series));

/** Titles with a credit in the person's department first, then the others, each by popularity. */
function knownFor(person: PersonData, collection: Collection) {
  const credits = [collection.creditsOf(person.id, "movie"), collection.creditsOf(person.id, "tv")];
  const cast = credits.flatMap((kind) => kind.cast);
  const crew = credits.flatMap((kind) => kind.crew);
  const inDepartment =
    person.known_for_department === "Acting" ? cast : crew.filter((credit) => departmentOf(credit.job ?? "") === person.known_for_department);
  const titles = new Set([
    ...popular(new Set(inDepartment.map((credit) => credit.title))),
    ...popular(new Set([...cast, ...crew].map((credit) => credit.title))),
  ]);
  return [...titles].slice(0, knownForTitles).map((title) => ({ ...titleItem(title), media_type: title.kind }));
}

/** A person in search results. */
export const personItem = (person: PersonData, collection: Collection) => ({
  ...personSummary(person),
  original_name: person.name,
  known_for: knownFor(person, collection),
});

export const personDetails = (person: PersonData) => ({
  ...personSummary(person),
  also_known_as: [],
  biography: person.biography,
  birthday: person.birthday,
  deathday: person.deathday,
  homepage: null,
  imdb_id: null,
  place_of_birth: person.place_of_birth,
});

const castCredit = ({ title, character, credit_id, order }: PersonCredit) => ({ ...titleItem(title), character, credit_id, order });
const crewCredit = ({ title, job, credit_id }: PersonCredit) => ({ ...titleItem(title), credit_id, department: departmentOf(job ?? ""), job });

function personCreditsResponse(person: PersonData, collection: Collection, kind: Title["kind"]) {
  const { cast, crew } = collection.creditsOf(person.id, kind);
  return { cast: cast.map(castCredit), crew: crew.map(crewCredit) };
}

/** Responses below a person's path, also for `append_to_response`. */
export const personSubresources = (person: PersonData, collection: Collection): Record<string, () => object> => ({
  movie_credits: () => personCreditsResponse(person, collection, "movie"),
  tv_credits: () => personCreditsResponse(person, collection, "tv"),
  images: () => personImagesResponse(person),
  translations: () => personTranslationsResponse(person),
  // The data have none, and none is invented.
  external_ids: () => ({ imdb_id: null, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null, tiktok_id: null, youtube_id: null }),
});
