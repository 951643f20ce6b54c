import type { TitleKey } from "#domain/title-key.ts";
import type { ListSections } from "./list-document.ts";
import type { SavedDocuments } from "./saved-documents.ts";
import type { SavedTitle, SavedTitleEntry } from "./saved-title.ts";
import { byKey, type Section, withEntries } from "./section.ts";
import type { SeenSections } from "./seen-document.ts";

/** An import may know a title by its id, name and year alone. */
const isBare = ({ poster_path, genre_ids, rating }: SavedTitle): boolean => poster_path === null && genre_ids.length === 0 && rating === null;

/** A card has no running time. Of a series there is none. */
const lacksRunningTime = ({ key, runtime }: SavedTitle): boolean => runtime === null && key.startsWith("movie:");

const keysOf = ({ list, seen }: Pick<SavedDocuments, "list" | "seen">, lacks: (title: SavedTitle) => boolean): TitleKey[] => {
  const entries = [list.titles, list.details, seen.details].flatMap((section) => [...section.values()]);
  return [...new Set(entries.filter(lacks).map(({ key }) => key))];
};

/** Titles that lack their poster, genres and rating. */
export const bareKeys = (documents: Pick<SavedDocuments, "list" | "seen">): TitleKey[] => keysOf(documents, isBare);

/** Films that lack their running time. */
export const keysWithoutRunningTime = (documents: Pick<SavedDocuments, "list" | "seen">): TitleKey[] => keysOf(documents, lacksRunningTime);

/** What an entry takes over: all of a bare one, else the running time. What `/api/titles` adds for cards stays out of the documents. */
function filledEntry(entry: SavedTitleEntry, { title, language, year, poster_path, genre_ids, runtime, rating }: SavedTitle): SavedTitleEntry | null {
  const filled = { ...entry, title, language, year, poster_path, genre_ids, runtime, rating };
  if (isBare(entry) && !isBare(filled)) return filled;
  return lacksRunningTime(entry) && runtime !== null ? { ...entry, runtime } : null;
}

function filledSection(section: Section<SavedTitleEntry>, titles: readonly SavedTitle[], now: number): Section<SavedTitleEntry> {
  const filled = titles.flatMap((title) => {
    const entry = section.get(title.key);
    return (entry && filledEntry(entry, title)) ?? [];
  });
  return filled.length === 0 ? section : withEntries(section, byKey(filled), now);
}

export function withFilledList(sections: ListSections, found: readonly SavedTitle[], now: number): ListSections {
  const titles = filledSection(sections.titles, found, now);
  const details = filledSection(sections.details, found, now);
  return titles === sections.titles && details === sections.details ? sections : { ...sections, titles, details };
}

export function withFilledSeen(sections: SeenSections, found: readonly SavedTitle[], now: number): SeenSections {
  const details = filledSection(sections.details, found, now);
  return details === sections.details ? sections : { ...sections, details };
}
