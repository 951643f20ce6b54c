import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { counted, films as filmCount, series as seriesCount, titles as titleCount, votes } from "./counts.ts";
import { decimal, number } from "./text.ts";

/** After "titoli", which fits films and series alike. */
const ranks: Record<CreditSort, string> = { popularity: "più popolari", newest: "più recenti", oldest: "meno recenti", rating: "con il voto più alto" };
/** "61 film e 12 serie, prima i titoli più recenti" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? "Nessun titolo" : `${counts.join(" e ")}, prima i titoli ${ranks[sort]}`;
}

const film = "Film";
const series = "Serie";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Caricamento di questa persona",
    born: "Nascita",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date} (${counted("anno", "anni")(age)})`),
    died: "Morte",
    placeOfBirth: "Luogo di nascita",
    /** Followed by a department. Not "Noto per", which needs a gender. */
    knownFor: "Attività principale",
    popularity: "Popolarità",
    biography: "Biografia",
    noBiography: (name: string): string => `${name}: qui non c’è ancora una biografia.`,
    filmography: "Filmografia",
    asActor: "Nel cast",
    asCrew: "Nella troupe",
    noActing: "Nessun ruolo nel cast trovato",
    noCrew: "Nessun lavoro nella troupe trovato",
    crewFilms: (count: number): string => `Nella troupe: ${filmCount(count)}`,
    tvSeries: "Serie TV",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Senza titolo",
    unknownYear: "Anno sconosciuto",
    showAll: (total: number): string => `Mostra tutti e ${number(total)}`,
    /** "In elenco: i 40 titoli più recenti." */
    firstShown: (sort: CreditSort, count: number): string => `In elenco: i ${number(count)} titoli ${ranks[sort]}.`,
    sortAndFilter: "Ordina e filtra",
    sortBy: "Ordina per",
    sorts: { popularity: "Più popolari", newest: "Più recenti", oldest: "Meno recenti", rating: "Voto più alto" },
    show: "Mostra",
    types: { all: "Tutti", movies: "Film", tv: "Serie" },
    hideSelf: (count: number): string => `Nascondi le apparizioni senza personaggio (${number(count)})`,
    showSelf: (count: number): string => `Mostra le apparizioni senza personaggio (${number(count)})`,
    noSeries: "Nessuna serie TV trovata",
    shownTitles,
    careerTimeline: "Carriera nel tempo",
    film,
    series,
    legend: "Più un punto è in alto, più alto è il suo voto medio; più è grande, più voti ha ricevuto.",
    plotLabel: (count: number): string => `${titleCount(count)} per anno e voto. I tasti freccia passano dall’uno all’altro.`,
    /** At the line of the decade's first year. */
    decade: (firstYear: number): string => String(firstYear),
    pointType,
    /** "Sherlock Jr., film del 1924, voto 8,1, 1.204 voti" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point).toLowerCase()} del ${point.year}, voto ${decimal(point.rating)}, ${votes(point.votes)}`,
    asTable: "La carriera come tabella",
    columns: { title: "Titolo", type: "Tipo", year: "Anno", rating: "Voto", votes: "Numero di voti" },
    notPlotted: "I titoli senza data o senza voti non sono nel grafico, e nemmeno la maggior parte delle apparizioni senza personaggio.",
    workedMostWith: "Collaborazioni più frequenti",
    together: counted("titolo in comune", "titoli in comune"),
    togetherNote: "Conteggio sui cast e sulle troupe che questo sito ha caricato finora.",
    notFound: "Persona non trovata",
    notFoundText: "A questo indirizzo non c’è nessuna persona. Forse il link contiene un errore di battitura.",
  },
};
