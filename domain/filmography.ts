import { yearOf } from "./movie.ts";
import type { PersonCredit, PersonCredits } from "./person.ts";

/** One card per title. `roles` are jobs, or characters as "as Maria"; `date` is "" if unknown. */
export type CreditCard = {
  id: number;
  title: string;
  date: string;
  poster_path: string | null;
  vote_average: number | null;
  vote_count: number;
  roles: string[];
  here?: number;
};

/** `total` counts all cards, `cards` may hold the first ones only. */
export type CreditCards = { cards: CreditCard[]; total: number };

/** Cards before "Show all"; a multiple of every column count but three. */
export const initialCards = 40;

const titleOf = (credit: PersonCredit): string => credit.title || credit.name || "Untitled";
const rolesOf = ({ job, character }: PersonCredit): string[] => (job ? [job] : character ? [`as ${character}`] : []);

/** Section 2: sorted by popularity, descending; ties keep the provider's order. */
function cardsOf(credits: readonly PersonCredit[]): CreditCard[] {
  const merged = new Map<number, { card: Omit<CreditCard, "roles">; roles: Set<string>; popularity: number }>();
  for (const credit of credits) {
    const { id, poster_path, vote_average, vote_count, here } = credit;
    const date = credit.release_date || credit.first_air_date || "";
    const card = { id, title: titleOf(credit), date, poster_path, vote_average, vote_count, ...(here !== undefined && { here }) };
    const title = merged.get(id) ?? { card, roles: new Set(), popularity: 0 };
    for (const role of rolesOf(credit)) title.roles.add(role);
    title.popularity = Math.max(title.popularity, credit.popularity);
    merged.set(id, title);
  }
  const sorted = [...merged.values()].toSorted((a, b) => b.popularity - a.popularity);
  return sorted.map(({ card, roles }) => ({ ...card, roles: [...roles] }));
}

const shortened = (cards: CreditCard[], whole: boolean): CreditCards => ({ cards: whole ? cards : cards.slice(0, initialCards), total: cards.length });

export type Filmography = { asActor: CreditCards; asCrew: CreditCards };

/** The two tabs of a person's films. `whole`: all cards instead of the first ones. */
export const filmographyOf = ({ cast, crew }: PersonCredits, whole: boolean): Filmography => ({
  asActor: shortened(cardsOf(cast), whole),
  asCrew: shortened(cardsOf(crew), whole),
});

/** A person's series: cast and crew credits together. */
export const televisionOf = ({ cast, crew }: PersonCredits, whole: boolean): CreditCards => shortened(cardsOf([...cast, ...crew]), whole);

/** Section 5: a missing year on a crew card is 'Unknown'. */
export const creditYear = (card: Pick<CreditCard, "date">): string => yearOf(card.date)?.toString() ?? "Unknown";
