import { titles } from "../counts.ts";
import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Calendario",
  lead: "I prossimi episodi delle serie che segui e le uscite dei film che hai salvato. Il calendario viene creato in questo browser.",
  needsScript:
    "Il tuo calendario viene creato in questo browser, con ciò che vi è salvato, e richiede JavaScript. Attiva JavaScript nel tuo browser e ricarica questa pagina.",
  loading: "Apertura del tuo calendario",
  /** What is stored on the device could not be read. */
  failed: "Impossibile aprire il tuo calendario. Ciò che hai salvato è ancora su questo dispositivo.",
  /** The server did not answer. */
  daysFailed: "Impossibile caricare le date dei tuoi titoli.",
  stillLoading: "Alcuni titoli sono ancora in caricamento.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `Impossibile caricare ${titles(count)}.`,
  views: "Vista",
  viewNames: { agenda: "Agenda", month: "Mese" },
  previousMonth: "Mese precedente",
  nextMonth: "Mese successivo",
  /** Heading of what has no date. */
  noDate: "Data da annunciare",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Giorno da annunciare",
  countdown: airing.countdown,
  nothingInMonth: "In questo mese non c’è niente.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${titles(count)}`,
  marks: { premiere: "Debutto della serie", return: "Nuova stagione", finale: "Finale di stagione" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)}–E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Uscita",
  filmsIn: (country: string): string => `Per i film valgono le date di questo Paese: ${country}.`,
  latestTitles: (count: number): string => `Qui ci sono i ${count} titoli che hai salvato o guardato per ultimi.`,
  empty: {
    message: "Ancora niente da seguire",
    hint: "Salva un film o una serie, o comincia a guardare: le prossime date compariranno qui.",
  },
  nothingAnnounced: {
    message: "Nessuna data annunciata",
    hint: "Quando uno dei tuoi titoli avrà un nuovo episodio o una data di uscita, comparirà qui.",
  },
};
