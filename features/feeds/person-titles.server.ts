import { canonicalMoviePath, canonicalSeriesPath } from "#domain/addresses.ts";
import type { PersonCredits } from "#domain/person.ts";
import { type CreditCard, creditCards, isAsSelf } from "#features/people/model/filmography.ts";
import type { FeedRequest } from "./feed-source.server.ts";
import type { FeedTitle, FeedTitles } from "./feed-title.server.ts";

/** Each title once, newest first, without appearances as self: a talk show has a guest every day. */
const newestFirst = ({ cast, crew }: PersonCredits): CreditCard[] =>
  creditCards([...cast.filter((credit) => !isAsSelf(credit)), ...crew], { sort: "newest", whole: true, ratingFloor: 0 }).cards;

const movieTitle = ({ id, title, date, englishTitle }: CreditCard): FeedTitle => ({
  ...{ kind: "movie", id, name: title, date },
  path: canonicalMoviePath({ id, title, englishTitle }),
});

const seriesTitle = ({ id, title, date, englishTitle }: CreditCard): FeedTitle => ({
  ...{ kind: "series", id, name: title, date },
  path: canonicalSeriesPath({ id, name: title, englishTitle }),
});

/** Both are one row and one call of the provider. */
export async function personTitles({ catalog, id, words, options }: FeedRequest): Promise<FeedTitles | null> {
  const [person, credits] = await Promise.all([catalog.person(id, options), catalog.personCredits(id, options)]);
  if (!person || !credits) return null;
  return {
    name: words.server.feeds.newFilms(person.name),
    titles: [...newestFirst(credits.movies).map(movieTitle), ...newestFirst(credits.series).map(seriesTitle)],
  };
}
