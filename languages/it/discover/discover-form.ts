import type { DiscoverType } from "#domain/addresses.ts";
import { counted } from "../counts.ts";
import { number, plural } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch: Record<DiscoverType, string> = { movies: "Nessun film trovato", tv: "Nessuna serie trovata" };

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Mostra ${type === "tv" ? "le" : "i"} ${noun[type]}`;
  return count === 0 ? noMatch[type] : `Mostra ${titleCount(type, count)}`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => {
    if (count === 0) return noMatch[type];
    return type === "tv"
      ? plural(count, { one: "# serie trovata", many: "# di serie trovate", other: "# serie trovate" })
      : plural(count, { one: "# film trovato", many: "# di film trovati", other: "# film trovati" });
  },
  closeFilters: "Chiudi i filtri",
  genres: "Generi",
  match: "Titoli con",
  matches: { all: "tutti", any: "almeno uno" },
  notGenres: "Escludi generi",
  moreFilters: "Altri filtri",
  years: "Anni",
  from: "Da",
  to: "A",
  rating: "Voto",
  votes: "Numero di voti",
  runtime: "Durata in minuti",
  language: "Lingua originale",
  certification: "Fascia d’età",
  /** The country's field says what it is for. */
  regionOf: { movies: "Paese per fascia d’età e streaming", tv: "Paese per lo streaming" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Parole chiave", company: "Case di produzione", network: "Emittenti", provider: "Servizi di streaming" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Parola chiave", company: "Casa di produzione", network: "Emittente", provider: "Servizio" },
  any: "Qualsiasi",
  atLeast: (value: number): string => `Da ${number(value)} in su`,
  /** In a type-ahead field. */
  addTo: { keyword: "Aggiungi una parola chiave", company: "Aggiungi una casa di produzione", provider: "Aggiungi un servizio" },
  searching: "Ricerca in corso",
  nothingKnown: "Nessun risultato",
  optionsFailed: "Impossibile caricare le opzioni.",
  choices: counted("opzione", "opzioni"),
  nothingMatches: {
    movies: "Nessun film corrisponde a tutti questi filtri",
    tv: "Nessuna serie corrisponde a tutti questi filtri",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `Il più restrittivo è «${filter}»: togli prima quello. Ogni link qui sotto toglie un filtro.`,
  nothingHere: { movies: "Qui non ci sono ancora film", tv: "Qui non ci sono ancora serie" },
  nothingHereHint: "Al momento il catalogo non ha niente da mostrare. Riprova più tardi.",
  without: (filter: string): string => `Togli «${filter}»`,
};
