import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-cookies"] = {
  title: "Pliki cookie",
  description: (siteName) => `Jakie pliki cookie ustawia ${siteName}: niezbędne, z preferencjami i analityczne, a przy każdych prosta odpowiedź.`,
  lead: (siteName) => `Strony serwisu ${siteName} nie ustawiają plików cookie. Oto ich typowe rodzaje, jeden po drugim, żeby można było to sprawdzić.`,
  essential: {
    title: "Niezbędne pliki cookie",
    text: (nothingToAsk) =>
      `Brak. Niezbędne pliki cookie zwykle pamiętają o zalogowaniu, a tutaj nie ma się do czego logować.${nothingToAsk ? " Dlatego nie widzisz banera cookie: nie ma o co pytać." : ""}`,
  },
  preference: {
    title: "Pliki cookie z preferencjami",
    text: "Brak. To, co wybierasz, co zapisujesz i gdzie przerywasz oglądanie, zostaje w pamięci lokalnej przeglądarki. W odróżnieniu od plików cookie nigdy nie jest wysyłane do nas razem z zapytaniami. Oto nazwy, które możesz tam znaleźć:",
    stored: (key, text) => `${key}: ${text}`,
  },
  device: {
    title: "Co pamięta to urządzenie",
    texts: [
      prose`Na stronie ${{ text: "Ustawienia", to: paths.settings }} zobaczysz, ile tego jest, i możesz to wyeksportować lub usunąć. Możesz tam też wybrać, żeby urządzenie niczego nie zapamiętywało: wtedy wszystko zostaje usunięte i zapisywane są już tylko twoje ustawienia. Bez JavaScriptu nic nie jest zapisywane.`,
      prose`Co z tego jest do nas wysyłane i kiedy, wyjaśnia ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Analityczne pliki cookie",
    none: "Brak. Twoich odwiedzin nie liczymy ani my, ani nikt inny.",
    counted: (hosts) =>
      `Odwiedziny są liczone przez ${serverNames(hosts)}, ale tylko za twoją zgodą. Skrypt, który je liczy, może wtedy ustawiać pliki cookie. Bez zgody nie jest wczytywany.`,
  },
  others: {
    title: "Pliki cookie innych firm",
    none: "Brak. Wszystko, co strona wczytuje sama, pochodzi z tego serwisu.",
    lead: "Niektóre części naszych stron pochodzą od innych firm. Nie możemy ani odczytywać, ani ustawiać ich plików cookie, a twoja przeglądarka może je blokować:",
    pictures: (hosts) => `Zdjęcia (${hosts.join(", ")}): wczytują się razem ze stroną. Wyświetlają się, nawet jeśli twoja przeglądarka blokuje pliki cookie.`,
    players: (hosts, inView) =>
      `Odtwarzacze (${hosts.join(", ")}): wczytują się ${inView ? "od razu, gdy pojawią się na ekranie" : "wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer"}. Odtwarzacz może w swojej ramce ustawiać własne pliki cookie.`,
    films: (hosts) =>
      `Publiczne archiwa (${hosts.join(", ")}): wysyłają film, gdy naciśniesz „Odtwórz” lub wybierzesz serwer. Archiwum może ustawiać własne pliki cookie.`,
    trailers: (hosts) => `Zwiastuny (${hosts.join(", ")}): wczytują się, gdy naciśniesz przycisk zwiastuna. YouTube może w swojej ramce zapisywać własne dane.`,
    ads: (hosts) => `Reklamy (${hosts.join(", ")}): wczytują się tylko za twoją zgodą. Firma reklamowa może ustawiać własne pliki cookie.`,
  },
  control: {
    title: "Usuwanie i blokowanie plików cookie",
    texts: [
      "Każda przeglądarka może pokazać, co zapisał dany serwis, usunąć to i całkiem zablokować pliki cookie, zwykle w ustawieniach, w części o prywatności. Nasze strony będą wtedy działać dalej.",
      prose`Co jeszcze o tobie wiemy, a czego nie, wyjaśnia ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
      englishDecides,
    ],
  },
  storedKeys,
};
