import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { fromServers, serverNames } from "./server-names.ts";
import { decimal } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Polityka prywatności",
  description: (siteName) =>
    `Czego ${siteName} dowiaduje się o tobie: bez kont, bez profili, tylko podstawowe informacje techniczne, których potrzebuje każda strona.`,
  lead: "Nie ma tu kont, więc nie ma czego przekazywać. Zostają podstawowe informacje techniczne, których potrzebuje każda strona internetowa; niżej wyjaśniamy, co się z nimi dzieje.",
  accounts: {
    title: "Bez kont",
    text: (siteName) =>
      `W serwisie ${siteName} nie ma rejestracji, logowania ani subskrypcji. Nie pytamy o imię i nazwisko, adres e\u2011mail ani kartę płatniczą. Nie tworzymy twojego profilu i nie zapisujemy, czego szukasz ani co oglądasz. To, co zapisujesz, co masz obejrzane i gdzie przerywasz, jest wyłącznie na twoim urządzeniu.`,
  },
  technical: {
    title: "Podstawowe informacje techniczne",
    lead: "Żeby pokazać ci stronę, nasz serwer musi wiedzieć, o którą stronę chodzi i dokąd ją wysłać. Przeglądarka podaje też, jaką jest przeglądarką. Tyle dowiaduje się każda strona internetowa. Oto, co dzieje się z tymi informacjami tutaj:",
    facts: [
      "Twój adres IP jest potrzebny, żeby wysłać ci stronę. Przez krótki czas nasz serwer trzyma go w pamięci w przekształconej, nieczytelnej postaci, żeby jedna osoba nie zajęła miejsca wszystkim innym. Samego adresu nigdy nie zapisujemy.",
      "To, co wpisujesz w pole wyszukiwania, służy do znalezienia tytułów. Wyniki zostają w pamięci przez kilka minut, bez informacji o tym, kto szuka, i nigdy nie są zapisywane na dysku ani w dzienniku.",
      "Nasze dzienniki pomagają nam znajdować błędy. Nie zawierają wyszukiwanych słów, stron odsyłających ani adresów IP.",
    ],
    filmDatabase: "Z bazą filmów łączy się nasz serwer, a twoja przeglądarka nigdy. Baza dowiaduje się, co jest wyszukiwane, ale nie, kto szuka.",
  },
  device: {
    title: "Co zostaje na twoim urządzeniu",
    lead: "Przeglądarka pamięta na twoim urządzeniu kilka rzeczy, żeby serwis był taki, jakim go zostawiasz:",
    pages: prose`Ile tego jest, zobaczysz na stronie ${{ text: "Ustawienia", to: paths.settings }}; tam też możesz to wyeksportować, usunąć i wyłączyć. Strona ${{ text: "Pliki cookie", to: paths.cookies }} wymienia to pod nazwami, które pokazuje przeglądarka.`,
    nothingElse: "Nic innego ten serwis na twoim urządzeniu nie zapisuje.",
    browser:
      "Przeglądarka robi to, co przy każdym serwisie: jej historia zawiera otwierane strony, także wyszukiwania, a jej pamięć podręczna przez pewien czas przechowuje kopie stron i zdjęć. Jedno i drugie możesz w każdej chwili wyczyścić.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Przeglądarka może też przechowywać kopie, żeby serwis działał bez połączenia. Zaczyna przy drugiej wizycie, po zapisaniu czegoś albo na życzenie na stronie Ustawienia, gdzie widać ich rozmiar i można je usunąć:",
    pages: ({ pages, megabytes, days }) =>
      `Strony („matinee-pages”): Moja lista, ustawienia i ${pages} ostatnio otwartych stron, najwyżej ${megabytes}\u00a0MB, najwyżej przez ${days} dni. Nie ma wśród nich wyszukiwań ani udostępnionych list, a żadna strona nie zawiera niczego o tobie.`,
    files: (files, megabytes) =>
      `Pliki („matinee-files”): skrypty, style i teksty serwisu, najwyżej ${files} plików, każdy najwyżej ${decimal(megabytes)}\u00a0MB.`,
    pictures: (pictures) => `Plakaty („matinee-pictures”): zapisanych tytułów, najwyżej ${pictures}, dopóki są zapisane.`,
    noPictures: "Plakaty nie są kopiowane, bo w tym serwisie pochodzą z innego hosta.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "Co z tego wysyła twoje urządzenie",
    lead: "Nic z tego nie jest do nas wysyłane, poza poniższymi wyjątkami i tym, czego wymaga import (patrz niżej). Żadnego z nich nie zapisujemy: nasz dziennik nie zawiera adresów stron. Gdy jakiegoś tytułu nie udaje się wczytać, dziennik może go wymienić, ale nigdy tego, kto o niego prosi.",
    exceptions: [
      "Kraj, w którym oglądasz. Dopóki go nie wybierzesz, przeglądarka zgaduje go na podstawie ustawień języka, nigdy na podstawie twojego adresu IP. Jeśli jest inny niż kraj tego serwisu, strona filmu lub serialu pyta nasz serwer, co w tym kraju wiadomo o tytule. Zapytanie zawiera kraj i tytuł.",
      "Numery tytułów. Moja lista, rząd rozpoczętych tytułów i udostępniona lista pytają nasz serwer o tytuły, których nazw, zdjęć lub następnych odcinków twoje urządzenie nie ma, oraz o filmy i seriale podobne do jednego lub dwóch zapisanych przez ciebie. Takie zapytanie zawiera numery tytułów w katalogu, tak jak adresy ich stron. Nie mówi, czy są zapisane, obejrzane czy ocenione.",
      "Adres udostępnionej listy. Zawiera jej nazwę i numery tytułów, a na naszym serwerze nic z tego nie jest przechowywane. Przeglądarka, która go otwiera, wysyła go do nas, jak przy każdej stronie, i zachowuje w swojej historii.",
      "Kalendarz. Pyta nasz serwer o terminy śledzonych tytułów; zapytanie zawiera ich numery i twój kraj. W subskrypcji kalendarza jedno i drugie jest w adresie, który zna usługa obsługująca twój kalendarz i którego używa do zapytań do naszego serwera. Na naszym serwerze nic z tego nie jest przechowywane.",
    ],
  },
  imports: {
    title: "Import",
    text: "Pliki importowane z innego serwisu czyta twoja przeglądarka. Żeby odnaleźć zawarte w nich tytuły, wysyła do naszego serwera ich nazwy, lata i numery w IMDb i TMDB oraz informację, czy to film, czy serial, po 50 naraz. To, który tytuł ma dany numer w IMDb, zostaje tam zapisane, tak jak inne informacje o tytułach. Daty, oceny, notatki i listy zostają na twoim urządzeniu. Nasze dzienniki niczego z tego nie zawierają i nic nie wskazuje, do kogo tytuły należą.",
  },
  players: {
    title: "Odtwarzacze",
    own: "Odtwarzacze w tym serwisie to nasze własne strony. Wideo w nich może pochodzić z innego hosta, który wybiera administracja serwisu. Ten host dowiaduje się wtedy tego, co każda strona internetowa: jaki jest twój adres IP i twoja przeglądarka.",
    start: {
      visible: "Administracja serwisu ustawiła je tak, że wczytują się od razu, gdy pojawią się na ekranie.",
      press:
        "Wczytują się dopiero wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer, nigdy wcześniej. Jeśli ten serwer zgłosi, że nie może odtworzyć tytułu, strona przechodzi do następnego i podaje jego źródło.",
    },
    others: (start) =>
      `Niektóre odtwarzacze należą do innych firm. ${start} Firma dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki tytuł wybierasz. Może ustawiać własne pliki cookie i obowiązuje wtedy jej polityka.`,
    hosts: (hosts) => `W tym serwisie pochodzą ${fromServers(hosts)}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Filmy z publicznych archiwów",
    text: "Filmy z domeny publicznej i na wolnych licencjach odtwarza nasz odtwarzacz, prosto z publicznego archiwum, które je ma. Przeglądarka prosi je o film dopiero wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer. Archiwum dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki to film, i obowiązuje wtedy jego polityka. Zanim naciśniesz, odtwarzacz podaje, które to archiwum. Jeśli nie ma ono filmu, odtwarzacz pyta następne i o tym informuje.",
    hosts: (hosts) => `W tym serwisie filmy te pochodzą ${fromServers(hosts)}.`,
  },
  trailers: {
    title: "Zwiastuny",
    text: (hosts) =>
      `Zwiastuny odtwarza YouTube, w ramce ${fromServers(hosts)}. Wczytuje się ona dopiero wtedy, gdy naciśniesz przycisk zwiastuna, a przycisk o tym informuje. YouTube dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki zwiastun wybierasz. Może zapisywać dane w twojej przeglądarce i obowiązuje wtedy jego polityka.`,
  },
  pictures: {
    title: "Zdjęcia",
    own: "Plakaty, portrety i kadry pochodzą z tego serwisu.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Plakaty, portrety i kadry pochodzą ${fromServers(hosts)}. Trafia tam twój adres IP oraz informacja, jaka jest twoja przeglądarka i jakie zdjęcia widzisz.${alone ? " Poza tym strona sama nie łączy się z żadnym innym serwerem." : ""}`,
  },
  optional: {
    title: "Reklamy i statystyki",
    none: (siteName) => `W tym serwisie nie ma ani jednych, ani drugich. ${siteName} nie pokazuje reklam, a twoich odwiedzin nikt nie liczy ani nie śledzi.`,
    lead: "Poniższe wczytuje się tylko za twoją zgodą. W każdej chwili możesz zmienić zdanie przyciskiem „Ustawienia prywatności” na dole każdej strony. Jeśli przeglądarka wysyła sygnał Global Privacy Control, traktujemy go jako odmowę.",
    ads: (hosts) => `Reklamy pochodzą ${fromServers(hosts)}. Działają w ramkach odciętych od naszych stron.`,
    analytics: (hosts) => `Odwiedziny są liczone przez ${serverNames(hosts)}.`,
  },
  sharing: {
    title: "Linki prowadzące poza serwis",
    text: "„Udostępnij” przekazuje adres i tytuł naszej strony wybranemu przez ciebie serwisowi społecznościowemu lub aplikacji. Dopóki niczego nie wybierzesz, żadne z nich niczego się nie dowiaduje.",
  },
  questions: {
    title: "Dzieci i pytania",
    age: (siteName) => `${siteName} jest dla osób, które mają co najmniej 13 lat. Nie zbiera danych osobowych od nikogo, także od dzieci.`,
    texts: [
      prose`Jeśli coś jest tu niejasne, ${{ text: "zapytaj nas", to: paths.contact }}. Jeśli serwis kiedykolwiek zrobi coś, czego nie ma na tej stronie, błąd jest po stronie serwisu i chcemy o tym wiedzieć.`,
      englishDecides,
    ],
  },
  storedKeys,
};
