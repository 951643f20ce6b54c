import type { PersonCredit, PersonCredits } from "#domain/person.ts";
import { careerPoints } from "./career-timeline.ts";
import { type CreditCards, creditCards, type FilmCards, filmCards, isAsSelf } from "./filmography.ts";
import type { CreditsByMedium } from "./person.ts";
import type { FilmographyView } from "./person-address.ts";

/** The two tabs of a person's films. */
export type Filmography = { asActor: FilmCards; asCrew: CreditCards };

/** What a person's page shows of the credits, of all that a view leaves. `series`: cast and crew credits together. */
export type PersonWork = {
  films: Filmography;
  series: CreditCards;
  /** Titles of each type in any view, and those in which the person appears as self alone. */
  titles: { movies: number; series: number; asSelf: number };
  /** Titles in the career's timeline. */
  plotted: number;
};

const idsIn = (credits: readonly PersonCredit[]): Set<number> => new Set(credits.map(({ id }) => id));
const withoutSelf = (credits: readonly PersonCredit[]): PersonCredit[] => credits.filter((credit) => !isAsSelf(credit));

const titlesIn = ({ cast, crew }: PersonCredits): number => idsIn([...cast, ...crew]).size;
const titlesAsSelf = (credits: PersonCredits): number => titlesIn(credits) - idsIn([...withoutSelf(credits.cast), ...credits.crew]).size;

const noCards: CreditCards = { cards: [], total: 0 };

export function personWork(credits: CreditsByMedium, view: FilmographyView): PersonWork {
  const { movies, series, ratingFloor } = credits;
  const shown = (cast: readonly PersonCredit[]) => (view.asSelf ? cast : withoutSelf(cast));
  const ofFilms = { ...view, ratingFloor: ratingFloor?.movies ?? 0 };
  const ofSeries = { ...view, ratingFloor: ratingFloor?.tv ?? 0 };
  return {
    films:
      view.type === "tv"
        ? { asActor: noCards, asCrew: noCards }
        : { asActor: filmCards(shown(movies.cast), ofFilms), asCrew: creditCards(movies.crew, ofFilms) },
    series: view.type === "movies" ? noCards : creditCards([...shown(series.cast), ...series.crew], ofSeries),
    titles: { movies: titlesIn(movies), series: titlesIn(series), asSelf: titlesAsSelf(movies) + titlesAsSelf(series) },
    plotted: careerPoints(credits).length,
  };
}
