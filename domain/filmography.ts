import { yearOf } from "./movie.ts";
import type { PersonCredit, PersonCredits } from "./person.ts";

/** One card a title, whatever a person did on it. `roles` are jobs, or parts as "as Maria"; `date` is "" where unknown. */
export type CreditCard = {
  id: number;
  title: string;
  date: string;
  poster_path: string | null;
  vote_average: number | null;
  vote_count: number;
  roles: string[];
};

/** The first cards, and how many there are in all. */
export type CreditCards = { cards: CreditCard[]; total: number };

/** How many cards stand before "Show all": our own number, a multiple of every column count but three. */
export const initialCards = 40;

const titleOf = (credit: PersonCredit): string => credit.title || credit.name || "Untitled";
const rolesOf = ({ job, character }: PersonCredit): string[] => (job ? [job] : character ? [`as ${character}`] : []);

/** Section 2: sorted by popularity, descending; of equals the provider's first. */
function cardsOf(credits: readonly PersonCredit[]): CreditCard[] {
  const merged = new Map<number, { card: CreditCard; popularity: number }>();
  for (const credit of credits) {
    const { id, poster_path, vote_average, vote_count } = credit;
    const known = merged.get(id);
    const roles = [...new Set([...(known?.card.roles ?? []), ...rolesOf(credit)])];
    const card = { id, title: titleOf(credit), date: credit.release_date || credit.first_air_date || "", poster_path, vote_average, vote_count };
    merged.set(id, { card: { ...(known?.card ?? card), roles }, popularity: Math.max(known?.popularity ?? 0, credit.popularity) });
  }
  return [...merged.values()].toSorted((a, b) => b.popularity - a.popularity).map(({ card }) => card);
}

const shortened = (cards: CreditCard[], whole: boolean): CreditCards => ({ cards: whole ? cards : cards.slice(0, initialCards), total: cards.length });

export type Filmography = { asActor: CreditCards; asCrew: CreditCards };

/** The two tabs of a person's films. `whole`: all of them, however many. */
export const filmographyOf = ({ cast, crew }: PersonCredits, whole: boolean): Filmography => ({
  asActor: shortened(cardsOf(cast), whole),
  asCrew: shortened(cardsOf(crew), whole),
});

/** A person's series, parts and jobs together. */
export const televisionOf = ({ cast, crew }: PersonCredits, whole: boolean): CreditCards => shortened(cardsOf([...cast, ...crew]), whole);

/** Section 5: a missing year is 'Unknown' on crew cards. */
export const creditYear = (card: Pick<CreditCard, "date">): string => yearOf(card.date)?.toString() ?? "Unknown";
