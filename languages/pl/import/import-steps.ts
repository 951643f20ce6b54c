import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { episodes as episodeCount, titles } from "../counts.ts";
import { decimal, list, number, pluralText } from "../text.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** In the genitive, after "z" and "do". */
const ofTitles = pluralText({ one: "# tytułu", few: "# tytułów", many: "# tytułów" });
const ofMinutes = pluralText({ one: "# minuty", few: "# minut", many: "# minut" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0MB`;

/** What has no room, each by its number. */
const withoutRoom = {
  titles: pluralText({
    one: "# tytuł nie zmieści się w wolnej pamięci przeglądarki i zostanie pominięty.",
    few: "# tytuły nie zmieszczą się w wolnej pamięci przeglądarki i zostaną pominięte.",
    many: "# tytułów nie zmieści się w wolnej pamięci przeglądarki i zostanie pominiętych.",
  }),
  lists: pluralText({
    one: "# lista nie zmieści się obok twoich i zostanie pominięta.",
    few: "# listy nie zmieszczą się obok twoich i zostaną pominięte.",
    many: "# list nie zmieści się obok twoich i zostanie pominiętych.",
  }),
  listed: pluralText({
    one: "# tytuł zostanie pominięty na liście, która jest pełna.",
    few: "# tytuły zostaną pominięte na listach, które są pełne.",
    many: "# tytułów zostanie pominiętych na listach, które są pełne.",
  }),
  continued: pluralText({
    one: "# tytuł nie trafi do „Oglądaj dalej”, bo nie ma tam już miejsca.",
    few: "# tytuły nie trafią do „Oglądaj dalej”, bo nie ma tam już miejsca.",
    many: "# tytułów nie trafi do „Oglądaj dalej”, bo nie ma tam już miejsca.",
  }),
};

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "1.05.2020" */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}.${String(date.getUTCMonth() + 1).padStart(2, "0")}.${date.getUTCFullYear()}`;
}

const kinds = { movie: "film", tv: "serial" } as const;

/** What an import adds, in this order. */
const contents = {
  saved: pluralText({ one: "# tytuł na moją listę", few: "# tytuły na moją listę", many: "# tytułów na moją listę" }),
  seen: pluralText({ one: "# obejrzany tytuł", few: "# obejrzane tytuły", many: "# obejrzanych tytułów" }),
  episodes: pluralText({ one: "# obejrzany odcinek", few: "# obejrzane odcinki", many: "# obejrzanych odcinków" }),
  paused: pluralText({ one: "# wideo do dokończenia", few: "# wideo do dokończenia", many: "# wideo do dokończenia" }),
  started: pluralText({
    one: "# rozpoczęty tytuł, do „Oglądaj dalej”",
    few: "# rozpoczęte tytuły, do „Oglądaj dalej”",
    many: "# rozpoczętych tytułów, do „Oglądaj dalej”",
  }),
  rated: pluralText({ one: "# twoja ocena", few: "# twoje oceny", many: "# twoich ocen" }),
  notes: pluralText({ one: "# notatka", few: "# notatki", many: "# notatek" }),
  lists: pluralText({ one: "# własna lista", few: "# własne listy", many: "# własnych list" }),
  logged: pluralText({
    one: "# tytuł ma dzień wpisu: w plikach nie ma daty obejrzenia",
    few: "# tytuły mają dzień wpisu: w plikach nie ma daty obejrzenia",
    many: "# tytułów ma dzień wpisu: w plikach nie ma daty obejrzenia",
  }),
  undated: pluralText({
    one: "# tytuł nie będzie mieć daty: brakuje jej albo jest niejednoznaczna",
    few: "# tytuły nie będą mieć daty: brakuje jej albo jest niejednoznaczna",
    many: "# tytułów nie będzie mieć daty: brakuje jej albo jest niejednoznaczna",
  }),
};
export const importSteps = {
  remembersNothing: "Zapamiętywanie na tym urządzeniu jest wyłączone, więc import zniknie, gdy zamkniesz stronę.",
  notStored:
    "Ta przeglądarka nie ma miejsca na import albo niczego dla tego serwisu nie zapisuje. Nie zamykaj tej karty, dopóki go nie dodasz: później nie można go kontynuować.",
  chooseFiles: "Wybierz pliki",
  dropFiles: "albo upuść je tutaj",
  fileTypes: "ZIP, CSV lub JSON, każdy do 20\u00a0MB",
  reading: "Wczytywanie plików",
  nothingFound: "W tych plikach nie ma filmów ani seriali.",
  /** "Letterboxd i IMDb: 1000 tytułów" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
  unfinished: "Masz niedokończony import",
  progress: (done: number, all: number): string => `Wyszukano ${number(done)} z ${ofTitles(all)}`,
  /** Spoken: "Wyszukano 50% twoich tytułów". */
  quartersDone: (quarters: number): string => `Wyszukano ${quarters * 25}% twoich tytułów`,
  left: pluralText({
    one: "# tytuł zostanie pominięty: limit importu to 10\u00a0000.",
    few: "# tytuły zostaną pominięte: limit importu to 10\u00a0000.",
    many: "# tytułów zostanie pominiętych: limit importu to 10\u00a0000.",
  }),
  sends:
    "Żeby je odnaleźć, przeglądarka wysyła do tego serwisu ich nazwy, lata i numery w IMDb i TMDB oraz informację, czy to film, czy serial, po 50 naraz. Nie są nigdzie zapisywane i nic nie wskazuje, do kogo należą.",
  findTitles: "Znajdź te tytuły",
  continueImport: "Kontynuuj",
  discard: "Odrzuć ten import",
  matching: "Wyszukiwanie twoich tytułów",
  takes: (minutesLeft: number): string => `Potrwa do ${ofMinutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Pozostało do ${ofMinutes(minutesLeft)}.`,
  whileMatching: "W tym czasie możesz przeglądać inne strony.",
  continueLater: "Jeśli zamkniesz tę kartę, dokończysz import później.",
  stop: "Zatrzymaj",
  stopped: "Import został zatrzymany",
  skipRest: "Kontynuuj bez reszty",
  review: "Gotowe do dodania",
  staysAsItIs: "To, co jest już zapisane, obejrzane lub ocenione na tym urządzeniu, zostaje bez zmian.",
  nothingToAdd: "Nie znaleziono tu niczego z tego importu.",
  addAll: "Dodaj",
  adding: "Dodawanie twoich tytułów",
  size: (chars: number, freeChars: number): string =>
    `Zajmie to około ${megabytes(chars)} z ${megabytes(freeChars)}, które przeglądarka ma jeszcze dla tego serwisu.`,
  withoutRoom,
  unclear: (count: number): string => `Niejednoznaczne (${number(count)})`,
  unclearHint: "Pasuje więcej niż jeden tytuł albo żaden nie pasuje dokładnie. Wybierz właściwy albo go pomiń.",
  leaveOut: "Pomiń",
  found: (count: number): string => `Znalezione (${number(count)})`,
  notLookedUp: (count: number): string => `Niesprawdzone (${number(count)})`,
  notFound: (count: number): string => `Nieznalezione (${number(count)})`,
  showMore: (count: number): string => `Pokaż jeszcze ${number(count)}`,
  named,
  foundFacts: {
    saved: "na moją listę",
    undated: "obejrzane, bez daty",
    seen: (time: number): string => `obejrzane ${dayText(time)}`,
    logged: (time: number): string => `obejrzane, wpis z ${dayText(time)}`,
    episodes: episodeCount,
    paused: "zatrzymane",
    started: "rozpoczęte",
    rated: (rating: number): string => `${rating} na 10`,
  },
  /** In the list of what was found: "The Kid (1921): na moją listę, obejrzane 1.05.2020, 8 na 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Tylko rozpoczęte (${number(count)})`,
  startedHint: "W plikach nie ma informacji, które odcinki są obejrzane. Te tytuły są w „Oglądaj dalej”, a żaden ich odcinek nie jest oznaczony.",
  cutNotes: (count: number): string => `Skrócone notatki (${number(count)})`,
  cutNotesHint: "Notatka mieści 5000 znaków. Reszta zostanie pominięta.",
  /** In a list to choose from: "The Kid (1921), film". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Dodano na tym urządzeniu",
  addedForNow: "Dodano do czasu zamknięcia tej strony",
  undo: "Cofnij cały import",
  undone: "Import został cofnięty. Na urządzeniu jest znowu to, co przedtem.",
  toList: "Moja lista",
  again: "Importuj coś jeszcze",
};
