import type { PersonCredits } from "#domain/person.ts";
import { type CreditCard, creditCards, isAsSelf } from "#features/people/model/filmography.ts";
import type { FeedRequest } from "./feed-source.server.ts";
import { type FeedTitles, feedTitle } from "./feed-title.server.ts";

/** Each title once, newest first, without appearances as self: a talk show has a guest every day. */
const newestFirst = ({ cast, crew }: PersonCredits): CreditCard[] =>
  creditCards([...cast.filter((credit) => !isAsSelf(credit)), ...crew], { sort: "newest", whole: true, ratingFloor: 0 }).cards;

/** Both are one row and one call of the provider. */
export async function personTitles({ catalog, id, words, options }: FeedRequest): Promise<FeedTitles | null> {
  const [person, credits] = await Promise.all([catalog.person(id, options), catalog.personCredits(id, options)]);
  if (!person || !credits) return null;
  const movies = newestFirst(credits.movies).map(({ id, title, date, englishTitle }) => feedTitle({ id, title, release_date: date, englishTitle }));
  const series = newestFirst(credits.series).map(({ id, title, date, englishTitle }) => feedTitle({ id, name: title, first_air_date: date, englishTitle }));
  return { name: words.server.feeds.newFilms(person.name), titles: [...movies, ...series] };
}
