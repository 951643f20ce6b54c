import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { decimal, number, plural } from "./text.ts";

/** "Die 40 neuesten" has one more "n". */
const ranks: Record<CreditSort, string> = { popularity: "beliebteste", newest: "neueste", oldest: "älteste", rating: "bestbewertete" };
const filmCount = (count: number): string => plural(count, { one: "# Film", other: "# Filme" });
const seriesCount = (count: number): string => plural(count, { one: "# Serie", other: "# Serien" });
/** "61 Filme und 12 Serien, neueste zuerst" */
function shownTitles({ films, series }: { films: number; series: number }, sort: CreditSort): string {
  const counts = [...(films > 0 ? [filmCount(films)] : []), ...(series > 0 ? [seriesCount(series)] : [])];
  return counts.length === 0 ? "Keine Titel" : `${counts.join(" und ")}, ${ranks[sort]} zuerst`;
}

const film = "Film";
const series = "Serie";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Person wird geladen",
    born: "Geboren",
    bornText: (date: string, age: number | null): string => (age === null ? date : `${date} (${plural(age, { one: "# Jahr", other: "# Jahre" })})`),
    died: "Gestorben",
    placeOfBirth: "Geburtsort",
    knownFor: "Bekannt für",
    popularity: "Beliebtheit",
    biography: "Biografie",
    noBiography: (name: string): string => `Zu ${name} gibt es hier noch keine Biografie.`,
    filmography: "Filmografie",
    asActor: "Vor der Kamera",
    asCrew: "Hinter der Kamera",
    noActing: "Keine Rollen vor der Kamera gefunden",
    noCrew: "Keine Arbeiten hinter der Kamera gefunden",
    crewFilms: (count: number): string => plural(count, { one: "# Film hinter der Kamera", other: "# Filme hinter der Kamera" }),
    tvSeries: "Serien",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Ohne Titel",
    unknownYear: "Unbekannt",
    showAll: (total: number): string => `Alle ${number(total)} zeigen`,
    /** "Du siehst die 40 neuesten." */
    firstShown: (sort: CreditSort, count: number): string => `Du siehst die ${number(count)} ${ranks[sort]}n.`,
    sortAndFilter: "Sortieren und filtern",
    sortBy: "Sortieren nach",
    sorts: { popularity: "Beliebteste", newest: "Neueste", oldest: "Älteste", rating: "Bestbewertete" },
    show: "Zeigen",
    types: { all: "Alle", movies: "Filme", tv: "Serien" },
    hideSelf: (count: number): string => `Auftritte ohne Rolle ausblenden (${number(count)})`,
    showSelf: (count: number): string => `Auftritte ohne Rolle zeigen (${number(count)})`,
    noSeries: "Keine Serien gefunden",
    shownTitles,
    careerTimeline: "Karriere im Zeitverlauf",
    film,
    series,
    legend: "Je höher, desto besser bewertet; je größer, desto mehr Stimmen.",
    plotLabel: (count: number): string =>
      `${plural(count, { one: "# Titel", other: "# Titel" })} nach Jahr und Bewertung. Mit den Pfeiltasten wechselst du zwischen ihnen.`,
    decade: (firstYear: number): string => `${firstYear}er`,
    pointType,
    /** "Sherlock Jr., Film von 1924, Bewertung 8,1, 1.204 Stimmen" */
    pointName: (point: Point): string =>
      `${point.title}, ${pointType(point)} von ${point.year}, Bewertung ${decimal(point.rating)}, ${plural(point.votes, { one: "# Stimme", other: "# Stimmen" })}`,
    asTable: "Der Zeitverlauf als Tabelle",
    columns: { title: "Titel", type: "Art", year: "Jahr", rating: "Bewertung", votes: "Stimmen" },
    notPlotted: "Titel ohne Datum oder ohne Stimmen stehen nicht im Diagramm, ebenso wenig die meisten Auftritte ohne Rolle.",
    workedMostWith: "Häufig gemeinsam mit",
    together: (titles: number): string => plural(titles, { one: "# gemeinsamer Titel", other: "# gemeinsame Titel" }),
    togetherNote: "Gezählt aus den Angaben, die diese Website bisher geladen hat.",
    notFound: "Person nicht gefunden",
    notFoundText: "Unter dieser Adresse gibt es keine Person. Vielleicht hat der Link einen Tippfehler.",
  },
};
