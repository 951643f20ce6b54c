import { yearOf } from "#domain/movie.ts";
import type { PersonCredit } from "#domain/person.ts";
import { compareCredits } from "./credit-order.ts";
import type { FilmographyView } from "./person-address.ts";

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

type FilmCard = Omit<CreditCard, "roles">;

/** `total` counts all cards, `cards` may hold the first ones only. */
export type CreditCards = { cards: CreditCard[]; total: number };
export type FilmCards = { cards: FilmCard[]; total: number };

/** Cards before "Show all"; a multiple of every column count but three. */
export const initialCards = 40;

export const creditTitle = (credit: Pick<PersonCredit, "title" | "name">): string => credit.title || credit.name || "Untitled";
const rolesOf = ({ job, character }: PersonCredit): string[] => (job ? [job] : character ? [`as ${character}`] : []);

/** An appearance as the person's own self: "Self", "Himself", "Self - Host", "Self (archive footage)". */
export const isAsSelf = ({ job, character }: Pick<PersonCredit, "job" | "character">): boolean =>
  !job && /^\s*(?:self|himself|herself|themself|themselves)\b/i.test(character ?? "");

type CardsOptions = Pick<FilmographyView, "sort" | "whole"> & { ratingFloor: number };

type MergedTitle = { card: FilmCard; roles: Set<string>; popularity: number };

/** Section 2: sorted by popularity, descending, unless the visitor chooses; ties keep the provider's order. */
function mergedTitles(credits: readonly PersonCredit[], { sort, whole, ratingFloor }: CardsOptions): { shown: MergedTitle[]; total: number } {
  const merged = new Map<number, MergedTitle>();
  for (const credit of credits) {
    const { id, poster_path, vote_average, vote_count, here } = credit;
    const date = credit.release_date || credit.first_air_date || "";
    const card = { id, title: creditTitle(credit), date, poster_path, vote_average, vote_count, ...(here !== undefined && { here }) };
    const title = merged.get(id) ?? { card, roles: new Set(), popularity: 0 };
    for (const role of rolesOf(credit)) title.roles.add(role);
    title.popularity = Math.max(title.popularity, credit.popularity);
    merged.set(id, title);
  }
  const compare = compareCredits(sort, ratingFloor);
  const sorted = [...merged.values()].toSorted((a, b) => compare({ ...a.card, popularity: a.popularity }, { ...b.card, popularity: b.popularity }));
  return { shown: whole ? sorted : sorted.slice(0, initialCards), total: merged.size };
}

export function creditCards(credits: readonly PersonCredit[], options: CardsOptions): CreditCards {
  const { shown, total } = mergedTitles(credits, options);
  return { cards: shown.map(({ card, roles }) => ({ ...card, roles: [...roles] })), total };
}

/** Without roles, which the cards of films do not show and the page would have to embed. */
export function filmCards(credits: readonly PersonCredit[], options: CardsOptions): FilmCards {
  const { shown, total } = mergedTitles(credits, options);
  return { cards: shown.map(({ card }) => card), total };
}

/** Section 5: a missing year on a crew card is 'Unknown'. */
export const creditYear = (card: Pick<CreditCard, "date">): string => yearOf(card.date)?.toString() ?? "Unknown";
