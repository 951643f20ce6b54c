import type { Words } from "../words.ts";
import { episodes, films, lists } from "./counts.ts";
import { decimal, type Forms, number, plural } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, text: (count: number) => string): string[] => (count === 0 ? [] : [text(count)]);
const counted =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, forms);
const savedTitles = counted({ one: "# zapisany tytuł", few: "# zapisane tytuły", many: "# zapisanych tytułów" });
const ratings = counted({ one: "# ocena lub notatka", few: "# oceny i notatki", many: "# ocen i notatek" });
const positionsOf = counted({ one: "# film lub odcinek", few: "# filmy i odcinki", many: "# filmów i odcinków" });

export const words: Words["settings"] = {
  settingsPage: {
    heading: "Ustawienia",
    lead: "To, co wybierasz i zapisujesz, zostaje w tej przeglądarce, na tym urządzeniu. Nie ma konta, do którego mogłoby należeć.",
    withoutScript: "Ustawienia zapisuje twoja przeglądarka i potrzebuje do tego JavaScriptu. Bez niego na tym urządzeniu nic nie jest zapisywane.",
    languageNote:
      "Język strony zależy od jej adresu. Jeśli nie jest twój, zobaczysz jeden wiersz z propozycją twojego. „Automatycznie” kieruje się językiem przeglądarki.",
    watching: {
      title: "Oglądanie",
      country: "Kraj, w którym oglądasz",
      automaticUnnamed: "Automatycznie",
      /** "Automatycznie (Niemcy)" */
      automatic: (name: string): string => `Automatycznie (${name})`,
      countryNote: "Od niego zależy, gdzie obejrzeć tytuł i jaką ma kategorię wiekową. „Automatycznie” kieruje się językiem przeglądarki.",
      autoplayNext: "Automatycznie włączaj następny odcinek",
      askStillWatching: "Po trzech odcinkach pytaj: „Nadal oglądasz?”",
      askStillWatchingNote: "Jeśli trzy włączyły się same, bez użycia klawisza, myszy ani dotyku.",
      originalPosters: "Oryginalne plakaty",
      originalPostersNote:
        "Na stronie tytułu i w części „Moja lista”, jeśli znany jest plakat w języku oryginału. Pozostałe listy mają plakaty w języku strony.",
    },
    captions: {
      title: "Napisy",
      language: "Napisy",
      asFilm: "Tak jak w danym filmie",
      off: "Wyłączone",
      note: "W odtwarzaczu tego serwisu. Inne odtwarzacze mają własne ustawienia.",
    },
    spoilers: {
      title: "Spoilery",
      legend: "Odcinki po ostatnim obejrzanym",
      choices: { off: "Pokazuj", blur: "Rozmywaj", hide: "Ukrywaj" },
      note: "„Rozmywaj” i „Ukrywaj” zasłaniają kadry, tytuły i opisy na liście odcinków. Każdy odsłonisz klawiszem lub dotknięciem.",
    },
    couch: {
      title: "Telewizor",
      layout: "Tryb telewizyjny",
      note: "Duży tekst i obrazy na ekran po drugiej stronie pokoju. Strzałkami oraz przyciskami OK i „Wstecz” na pilocie lub padzie dotrzesz do wszystkiego.",
    },
    memory: {
      title: "To urządzenie",
      rememberNothing: "Nie zapamiętuj niczego na tym urządzeniu",
      note: "Od razu usuwa twoją listę, informacje o tym, co jest obejrzane, twoje oceny i notatki oraz miejsca zatrzymania. Dopóki tego nie wyłączysz, nic więcej nie będzie zapisywane. Ustawienia z tej strony zostają, bo to twój własny wybór.",
      wiped: "Usunięto z tego urządzenia",
    },
    stored: {
      title: "Co jest tu zapisane",
      subjects: { list: "Moja lista", seen: "Obejrzane, oceny i notatki", progress: "Miejsca zatrzymania", choices: "Ustawienia" },
      /** While there is nothing to count. */
      notes: {
        list: "Zapisane tytuły i własne listy",
        seen: "Filmy, odcinki i seriale",
        progress: "Filmy i odcinki oraz ostatnie serwery",
        choices: "Wygląd, ta strona, odtwarzacz",
      },
      counts: ({ saved, lists: own, movies, episodes: seenEpisodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, savedTitles), ...unlessNone(own, lists)].join(", "),
        seen: [...unlessNone(movies, films), ...unlessNone(seenEpisodes, episodes), ...unlessNone(rated, ratings)].join(", "),
        progress: unlessNone(positions, positionsOf).join(", "),
      }),
      nothing: "Nic",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Mniej niż 1\u00a0KB";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0KB` : `${decimal(bytes / 1_000_000)}\u00a0MB`;
      },
    },
    transfer: {
      title: "Eksport i import",
      note: "Twoja lista, obejrzane tytuły, oceny, notatki, miejsca zatrzymania i ustawienia z tej strony w jednym pliku. Żeby przenieść się na inne urządzenie lub do innej przeglądarki, wyeksportuj je tutaj, a tam zaimportuj.",
      save: "Eksportuj do pliku",
      open: "Importuj plik",
      fromOthers: "Importuj z Letterboxd, IMDb, Trakt i innych",
      preview: "Ten plik zawiera",
      nothingIn: "Żadnych tytułów.",
      /** Some entries. */
      left: "Część danych jest nieczytelna i zostanie pominięta.",
      merge: "Dodaj do zapisanych",
      replace: "Zastąp zapisane",
      cancel: "Anuluj",
      choices:
        "Przy dodawaniu z dwóch wpisów liczy się nowszy, a twoje ustawienia z tej strony zostają. To, co zostało usunięte po wyeksportowaniu pliku, wróci. Przy zastępowaniu najpierw zniknie to, co jest tutaj, i zaczną obowiązywać ustawienia z pliku.",
      done: { merge: "Dane z pliku zostały dodane", replace: "Dane z pliku zastąpiły poprzednie" },
      failures: {
        large: "Ten plik jest za duży jak na eksport z tego serwisu.",
        unreadable: "Nie udało się otworzyć tego pliku. Wybierz go ponownie.",
        foreign: "Ten plik nie pochodzi z tego serwisu albo jest uszkodzony. Wybierz plik wyeksportowany tutaj.",
        newer: "Ten plik pochodzi z nowszej wersji tego serwisu. Odśwież stronę i spróbuj ponownie.",
      },
      off: "Zapamiętywanie na tym urządzeniu jest wyłączone. Żeby importować, najpierw je włącz.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Część zapisanych danych jest nieczytelna",
      text: "Została zachowana osobno, a reszta działa jak dotąd. Zapisz ją, jeśli chcesz do niej zajrzeć albo komuś ją pokazać.",
      save: "Zapisz jako plik",
      remove: "Usuń",
      removed: "Usunięto z tego urządzenia",
      file: (subject: string): string => `uszkodzone-${subject}.txt`,
    },
    deletion: {
      button: "Usuń wszystko, co jest tu zapisane",
      title: "Usunąć wszystko, co jest tu zapisane?",
      text: "Moja lista i własne listy, obejrzane tytuły, oceny i notatki, miejsca zatrzymania i wszystkie ustawienia z tej strony. Gdy opuścisz tę stronę, nie będzie można tego cofnąć. Jeśli chcesz zachować kopię, najpierw ją wyeksportuj.",
      confirm: "Usuń wszystko",
      cancel: "Zostaw",
      done: "Wszystko, co było zapisane na tym urządzeniu, zostało usunięte.",
    },
    install: {
      title: "Aplikacja",
      note: "Ikona na tym urządzeniu i własne okno, bez pasków przeglądarki. Strony są te same, a aplikację można usunąć jak każdą inną.",
      button: (name: string): string => `Zainstaluj: ${name}`,
      installing: (name: string): string => `Trwa instalacja: ${name}. Może to potrwać pół minuty.`,
      installed: (name: string): string => `Zainstalowano na tym urządzeniu: ${name}.`,
      dismissed: "Nie zainstalowano. Możesz to zrobić później: tutaj po odświeżeniu strony albo w menu przeglądarki.",
      steps: {
        phone: [
          "Stuknij w „Udostępnij”, kwadrat ze strzałką, na pasku lub w menu przeglądarki.",
          "Wybierz z listy „Do ekranu początkowego”.",
          "Stuknij w „Dodaj”.",
        ],
        desktop: ["Otwórz menu „Plik” w Safari 17 lub nowszym.", "Wybierz „Dodaj do Docka”.", "Kliknij „Dodaj”."],
      },
      ownStorage: "Aplikacja przechowuje dane osobno od przeglądarki: żeby przenieść swoją listę, wyeksportuj ją tutaj i zaimportuj tam.",
    },
  },
};
