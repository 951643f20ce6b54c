import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["z niedzieli", "z poniedziałku", "z wtorku", "ze środy", "z czwartku", "z piątku", "z soboty"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "Brak połączenia z internetem.",
    slow: "Serwis odpowiada powoli.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Zapisana kopia ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Zapisana kopia z godziny ${time}`,
    onDevice: "To, co tu zapisujesz i wybierasz, zostaje na tym urządzeniu.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "Brak połączenia z internetem",
    text: "Na tym urządzeniu nie ma kopii tej strony. Wyszukiwanie i odtwarzanie wymagają połączenia.",
    returns: "Strona otworzy się sama, gdy połączenie wróci.",
    here: "Na tym urządzeniu",
    copies: "Kopie stron",
  },
  /** In Settings. */
  setting: {
    title: "Dostęp offline",
    note: "„Moja lista”, te ustawienia i 30 ostatnio otwartych stron działają także bez połączenia. Wyszukiwanie i odtwarzanie go wymagają. „Nie zapamiętuj niczego na tym urządzeniu” i „Usuń wszystko, co jest tu zapisane” usuwają także kopie.",
    make: "Włącz dostęp offline",
    preparing: "Wczytywanie",
    none: "Na tym urządzeniu nie ma kopii.",
    ready: "Ten serwis działa na tym urządzeniu także bez połączenia.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# strona", few: "# strony", many: "# stron" })}, ${size}`,
    remove: "Usuń kopie",
    noPictures: "Plakaty nie są kopiowane, bo w tym serwisie pochodzą z innego hosta.",
    off: "Zapamiętywanie na tym urządzeniu jest wyłączone. Żeby używać serwisu bez połączenia, najpierw je włącz.",
    failures: {
      full: "Przeglądarka nie ma więcej miejsca dla tego serwisu. Kopie są niekompletne.",
      failed: "Błąd połączenia. Spróbuj ponownie.",
      denied: "Ta przeglądarka nie pozwala zapisywać tu kopii. Powodem może być okno prywatne.",
    },
  },
};
