import type { TextLanguages } from "#domain/languages.ts";
import type { PersonCredit } from "#domain/person.ts";
import { isSelf } from "#domain/provider-names.ts";
import { compareCredits } from "./credit-order.ts";
import type { FilmographyView } from "./person-address.ts";

/** One card per title, with the person's parts in it. `title` and `date` are "" if unknown. */
export type CreditCard = {
  id: number;
  title: string;
  date: string;
  poster_path: string | null;
  vote_average: number | null;
  vote_count: number;
  characters: string[];
  jobs: string[];
  here?: number;
  textLanguages?: TextLanguages<"title"> | undefined;
  englishTitle?: string | undefined;
};

type FilmCard = Omit<CreditCard, "characters" | "jobs">;

/** `total` counts all cards, `cards` may hold the first ones only. */
export type CreditCards = { cards: CreditCard[]; total: number };
export type FilmCards = { cards: FilmCard[]; total: number };

/** Cards before "Show all"; a multiple of every column count but three. */
export const initialCards = 40;

export const creditTitle = (credit: Pick<PersonCredit, "title" | "name">): string => credit.title || credit.name || "";

/** An appearance as the person's own self. */
export const isAsSelf = ({ job, character }: Pick<PersonCredit, "job" | "character">): boolean => !job && isSelf(character ?? "");

/** The language of a title that is not in the page's, and of what its address is made. */
function inLanguage({ textLanguages, englishTitle }: PersonCredit): Pick<FilmCard, "textLanguages" | "englishTitle"> {
  const title = textLanguages?.title ?? textLanguages?.name;
  return { ...(title && { textLanguages: { title } }), ...(englishTitle && { englishTitle }) };
}

type CardsOptions = Pick<FilmographyView, "sort" | "whole"> & { ratingFloor: number };

type MergedTitle = { card: FilmCard; characters: Set<string>; jobs: Set<string>; popularity: number };

/** Section 2: sorted by popularity, descending, unless the visitor chooses; ties keep the provider's order. */
function mergedTitles(credits: readonly PersonCredit[], { sort, whole, ratingFloor }: CardsOptions): { shown: MergedTitle[]; total: number } {
  const merged = new Map<number, MergedTitle>();
  for (const credit of credits) {
    const { id, poster_path, vote_average, vote_count, here } = credit;
    const date = credit.release_date || credit.first_air_date || "";
    const facts = { id, title: creditTitle(credit), date, poster_path, vote_average, vote_count, ...(here !== undefined && { here }) };
    const card = { ...facts, ...inLanguage(credit) };
    const title = merged.get(id) ?? { card, characters: new Set(), jobs: new Set(), popularity: 0 };
    if (credit.job) title.jobs.add(credit.job);
    else if (credit.character) title.characters.add(credit.character);
    title.popularity = Math.max(title.popularity, credit.popularity);
    merged.set(id, title);
  }
  const compare = compareCredits(sort, ratingFloor);
  const sorted = [...merged.values()].toSorted((a, b) => compare({ ...a.card, popularity: a.popularity }, { ...b.card, popularity: b.popularity }));
  return { shown: whole ? sorted : sorted.slice(0, initialCards), total: merged.size };
}

export function creditCards(credits: readonly PersonCredit[], options: CardsOptions): CreditCards {
  const { shown, total } = mergedTitles(credits, options);
  return { cards: shown.map(({ card, characters, jobs }) => ({ ...card, characters: [...characters], jobs: [...jobs] })), total };
}

/** Without roles, which the cards of films do not show and the page would have to embed. */
export function filmCards(credits: readonly PersonCredit[], options: CardsOptions): FilmCards {
  const { shown, total } = mergedTitles(credits, options);
  return { cards: shown.map(({ card }) => card), total };
}
