import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { plural, pluralText } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Kalendarz",
  lead: "Co dalej z serialami, które śledzisz, i kiedy ukażą się zapisane filmy. Kalendarz powstaje w\u00a0tej przeglądarce.",
  needsScript:
    "Twój kalendarz powstaje w tej przeglądarce z tego, co jest w niej zapisane, i wymaga JavaScriptu. Włącz JavaScript w przeglądarce i odśwież tę stronę.",
  loading: "Otwieranie kalendarza",
  /** What is stored on the device could not be read. */
  failed: "Nie udało się otworzyć kalendarza. To, co masz zapisane, nadal jest na tym urządzeniu.",
  /** The server did not answer. */
  daysFailed: "Nie udało się wczytać terminów twoich tytułów.",
  stillLoading: "Niektóre tytuły jeszcze się wczytują.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: pluralText({ one: "Nie udało się wczytać # tytułu.", few: "Nie udało się wczytać # tytułów.", many: "Nie udało się wczytać # tytułów." }),
  views: "Widok",
  viewNames: { agenda: "Terminarz", month: "Miesiąc" },
  previousMonth: "Poprzedni miesiąc",
  nextMonth: "Następny miesiąc",
  /** Heading of what has no date. */
  noDate: "Data nieogłoszona",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Dzień nieogłoszony",
  countdown: airing.countdown,
  nothingInMonth: "W tym miesiącu nic nie ma.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${plural(count, { one: "# tytuł", few: "# tytuły", many: "# tytułów" })}`,
  marks: { premiere: "Premiera serialu", return: "Nowy sezon", finale: "Finał sezonu" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)}–E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Premiera",
  filmsIn: (country: string): string => `Daty premier filmów w kraju: ${country}.`,
  latestTitles: (count: number): string => `Są tu tylko ostatnio zapisane lub oglądane tytuły (${count}).`,
  empty: {
    message: "Na razie nie ma czego śledzić",
    hint: "Zapisz film lub serial albo zacznij oglądać, a tu pojawią się najbliższe terminy.",
  },
  nothingAnnounced: {
    message: "Nie ogłoszono żadnych terminów",
    hint: "Gdy któryś z twoich tytułów będzie miał nowy odcinek lub premierę, pojawi się tutaj.",
  },
};
