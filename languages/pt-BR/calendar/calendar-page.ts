import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { counted } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Calendário",
  lead: "As próximas datas das séries que você acompanha e dos filmes que salvou. O calendário é montado neste navegador.",
  needsScript:
    "Seu calendário é montado neste navegador, com o que está guardado nele, e precisa de JavaScript. Ative o JavaScript no navegador e recarregue esta página.",
  loading: "Abrindo seu calendário",
  /** What is stored on the device could not be read. */
  failed: "Não foi possível abrir seu calendário. O que você salvou continua neste dispositivo.",
  /** The server did not answer. */
  daysFailed: "Não foi possível carregar as datas dos seus títulos.",
  stillLoading: "Alguns títulos ainda estão carregando.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `Não foi possível carregar ${counted(count, "título", "títulos")}.`,
  views: "Visualização",
  viewNames: { agenda: "Agenda", month: "Mês" },
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  /** Heading of what has no date. */
  noDate: "Data a confirmar",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Dia a confirmar",
  countdown: airing.countdown,
  nothingInMonth: "Não há nada neste mês.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${counted(count, "título", "títulos")}`,
  marks: { premiere: "Estreia da série", return: "Nova temporada", finale: "Final da temporada" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} a E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Lançamento",
  filmsIn: (country: string): string => `As datas dos filmes são as deste país: ${country}.`,
  latestTitles: (count: number): string => `Aqui estão os ${count} títulos que você salvou ou viu por último.`,
  empty: {
    message: "Nada para acompanhar ainda",
    hint: "Salve um filme ou uma série, ou comece a assistir, e as próximas datas aparecem aqui.",
  },
  nothingAnnounced: {
    message: "Nenhuma data anunciada",
    hint: "Assim que um episódio ou um lançamento de um dos seus títulos for anunciado, ele aparece aqui.",
  },
};
