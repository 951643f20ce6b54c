import type { KeptTitle, KeptTitleEntry } from "./kept-title.ts";
import type { ListSections } from "./list-document.ts";
import type { SavedDocuments } from "./saved-documents.ts";
import { type Section, withEntries } from "./section.ts";
import type { SeenSections } from "./seen-document.ts";
import type { TitleKey } from "./title-key.ts";

/** An import may know a title by its id, name and year alone. */
const isBare = ({ poster_path, genre_ids, rating }: KeptTitle): boolean => poster_path === null && genre_ids.length === 0 && rating === null;

/** Titles that lack their poster, genres and rating. */
export const bareKeys = ({ list, seen }: Pick<SavedDocuments, "list" | "seen">): TitleKey[] => {
  const entries = [list.titles, list.details, seen.details].flatMap((section) => [...section.entries.values()]);
  return [...new Set(entries.filter(isBare).map(({ key }) => key))];
};

function filledSection(section: Section<KeptTitleEntry>, titles: readonly KeptTitle[], now: number): Section<KeptTitleEntry> {
  const filled = titles.flatMap((title): [string, KeptTitleEntry][] => {
    const entry = section.entries.get(title.key);
    return entry && isBare(entry) && !isBare(title) ? [[title.key, { ...entry, ...title }]] : [];
  });
  return filled.length === 0 ? section : withEntries(section, filled, now);
}

export function withFilledList(sections: ListSections, found: readonly KeptTitle[], now: number): ListSections {
  const titles = filledSection(sections.titles, found, now);
  const details = filledSection(sections.details, found, now);
  return titles === sections.titles && details === sections.details ? sections : { ...sections, titles, details };
}

export function withFilledSeen(sections: SeenSections, found: readonly KeptTitle[], now: number): SeenSections {
  const details = filledSection(sections.details, found, now);
  return details === sections.details ? sections : { ...sections, details };
}
