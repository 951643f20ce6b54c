import type { DiscoverType } from "#domain/addresses.ts";
import { number, plural } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch: Record<DiscoverType, string> = { movies: "Kein Film passt", tv: "Keine Serie passt" };

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `${noun[type]} zeigen`;
  return count === 0 ? noMatch[type] : `${titleCount(type, count)} zeigen`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => {
    if (count === 0) return noMatch[type];
    return `${titleCount(type, count)} ${count === 1 ? "passt" : "passen"}`;
  },
  closeFilters: "Filter schließen",
  genres: "Genres",
  match: "Titel mit",
  matches: { all: "allen", any: "mindestens einem" },
  notGenres: "Genres ausschließen",
  moreFilters: "Weitere Filter",
  years: "Jahre",
  from: "Von",
  to: "Bis",
  rating: "Bewertung",
  votes: "Anzahl der Stimmen",
  runtime: "Laufzeit in Minuten",
  language: "Originalsprache",
  certification: "Altersfreigabe",
  /** The country's field says what it is for. */
  regionOf: { movies: "Land für Altersfreigabe und Streaming", tv: "Land für Streaming" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Schlagwörter", company: "Produktionsfirmen", network: "Sender", provider: "Streamingdienste" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Schlagwort", company: "Produktionsfirma", network: "Sender", provider: "Dienst" },
  any: "Beliebig",
  atLeast: (value: number): string => `Ab ${number(value)}`,
  /** In a type-ahead field. */
  addTo: { keyword: "Schlagwort hinzufügen", company: "Firma hinzufügen", provider: "Dienst hinzufügen" },
  searching: "Suche läuft",
  nothingKnown: "Nichts gefunden",
  optionsFailed: "Die Auswahl konnte nicht geladen werden.",
  choices: (count: number): string => plural(count, { one: "# Vorschlag", other: "# Vorschläge" }),
  nothingMatches: { movies: "Kein Film passt zu all diesen Filtern", tv: "Keine Serie passt zu all diesen Filtern" },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `Am engsten ist „${filter}“: Nimm diesen Filter zuerst weg. Jeder Link unten lässt einen Filter weg.`,
  nothingHere: { movies: "Hier gibt es noch keine Filme", tv: "Hier gibt es noch keine Serien" },
  nothingHereHint: "Der Katalog hat gerade nichts anzubieten. Versuche es später noch einmal.",
  /** A filter may itself begin with "Ohne". */
  without: (filter: string): string => `„${filter}“ weglassen`,
};
