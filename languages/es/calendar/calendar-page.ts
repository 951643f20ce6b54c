import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { plural, pluralText } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Calendario",
  lead: "Las próximas fechas de las series que sigues y de las películas que has guardado. El calendario se crea en este navegador.",
  needsScript:
    "Tu calendario se crea en este navegador con lo que hay guardado en él, y para eso hace falta JavaScript. Activa JavaScript en tu navegador y recarga esta página.",
  loading: "Abriendo tu calendario",
  /** What is stored on the device could not be read. */
  failed: "No se ha podido abrir tu calendario. Lo que guardaste sigue en este dispositivo.",
  /** The server did not answer. */
  daysFailed: "No se han podido cargar las fechas de tus títulos.",
  stillLoading: "Algunos títulos aún se están cargando.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: pluralText({
    one: "No se ha podido cargar # título.",
    many: "No se han podido cargar # de títulos.",
    other: "No se han podido cargar # títulos.",
  }),
  views: "Vista",
  viewNames: { agenda: "Agenda", month: "Mes" },
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  /** Heading of what has no date. */
  noDate: "Fecha por anunciar",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Día por anunciar",
  countdown: airing.countdown,
  nothingInMonth: "No hay nada en este mes.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${plural(count, { one: "# título", many: "# de títulos", other: "# títulos" })}`,
  marks: { premiere: "Estreno de la serie", return: "Nueva temporada", finale: "Final de temporada" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} a E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Estreno",
  filmsIn: (country: string): string => `Las fechas de las películas son las de este país: ${country}.`,
  latestTitles: (count: number): string => `De tus títulos, aquí están los ${count} que guardaste o viste más recientemente.`,
  empty: {
    message: "Aún no hay nada que seguir",
    hint: "Guarda una película o una serie, o empieza a ver una, y sus próximas fechas aparecerán aquí.",
  },
  nothingAnnounced: {
    message: "No hay fechas anunciadas",
    hint: "En cuanto se anuncie un episodio o un estreno de uno de tus títulos, aparecerá aquí.",
  },
};
