import { paths } from "#domain/addresses.ts";
import { type Block, type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { fromServers, serverNames } from "./server-names.ts";
import { offlineCopies } from "./texts/offline-copies.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const accounts = (site: PublicSite): ProseSection => ({
  title: "Bez kont",
  blocks: [
    `W serwisie ${site.name} nie ma rejestracji, logowania ani subskrypcji. Nie pytamy o imię i nazwisko, adres e\u2011mail ani kartę płatniczą. Nie tworzymy twojego profilu i nie zapisujemy, czego szukasz ani co oglądasz. To, co zapisujesz, co masz obejrzane i gdzie przerywasz, jest wyłącznie na twoim urządzeniu.`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "Twój adres IP jest potrzebny, żeby wysłać ci stronę. Przez krótki czas nasz serwer trzyma go w pamięci w przekształconej, nieczytelnej postaci, żeby jedna osoba nie zajęła miejsca wszystkim innym. Samego adresu nigdy nie zapisujemy.",
    "To, co wpisujesz w pole wyszukiwania, służy do znalezienia tytułów. Wyniki zostają w pamięci przez kilka minut, bez informacji o tym, kto szuka, i nigdy nie są zapisywane na dysku ani w dzienniku.",
    "Nasze dzienniki pomagają nam znajdować błędy. Nie zawierają wyszukiwanych słów, stron odsyłających ani adresów IP.",
  ];
  if (site.catalog === "live")
    facts.push("Z bazą filmów łączy się nasz serwer, a twoja przeglądarka nigdy. Baza dowiaduje się, co jest wyszukiwane, ale nie, kto szuka.");
  return {
    title: "Podstawowe informacje techniczne",
    blocks: [
      "Żeby pokazać ci stronę, nasz serwer musi wiedzieć, o którą stronę chodzi i dokąd ją wysłać. Przeglądarka podaje też, jaką jest przeglądarką. Tyle dowiaduje się każda strona internetowa. Oto, co dzieje się z tymi informacjami tutaj:",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "Co zostaje na twoim urządzeniu",
  blocks: [
    "Przeglądarka pamięta na twoim urządzeniu kilka rzeczy, żeby serwis był taki, jakim go zostawiasz:",
    { list: [...new Set(storedKeys(site).map(({ text }) => capitalized(text)))] },
    prose`Ile tego jest, zobaczysz na stronie ${{ text: "Ustawienia", to: paths.settings }}; tam też możesz to wyeksportować, usunąć i wyłączyć. Strona ${{ text: "Pliki cookie", to: paths.cookies }} wymienia to pod nazwami, które pokazuje przeglądarka.`,
    ...offlineCopies(site),
    "Nic innego ten serwis na twoim urządzeniu nie zapisuje.",
    "Przeglądarka robi to, co przy każdym serwisie: jej historia zawiera otwierane strony, także wyszukiwania, a jej pamięć podręczna przez pewien czas przechowuje kopie stron i zdjęć. Jedno i drugie możesz w każdej chwili wyczyścić.",
  ],
});

/** What of it reaches the server, and what becomes of it. */
const sent = (): ProseSection => ({
  title: "Co z tego wysyła twoje urządzenie",
  blocks: [
    "Nic z tego nie jest do nas wysyłane, poza poniższymi wyjątkami i tym, czego wymaga import (patrz niżej). Żadnego z nich nie zapisujemy: nasz dziennik nie zawiera adresów stron. Gdy jakiegoś tytułu nie udaje się wczytać, dziennik może go wymienić, ale nigdy tego, kto o niego prosi.",
    {
      list: [
        "Kraj, w którym oglądasz. Dopóki go nie wybierzesz, przeglądarka zgaduje go na podstawie ustawień języka, nigdy na podstawie twojego adresu IP. Jeśli jest inny niż kraj tego serwisu, strona filmu lub serialu pyta nasz serwer, co w tym kraju wiadomo o tytule. Zapytanie zawiera kraj i tytuł.",
        "Numery tytułów. Moja lista, rząd rozpoczętych tytułów i udostępniona lista pytają nasz serwer o tytuły, których nazw, zdjęć lub następnych odcinków twoje urządzenie nie ma, oraz o filmy i seriale podobne do jednego lub dwóch zapisanych przez ciebie. Takie zapytanie zawiera numery tytułów w katalogu, tak jak adresy ich stron. Nie mówi, czy są zapisane, obejrzane czy ocenione.",
        "Adres udostępnionej listy. Zawiera jej nazwę i numery tytułów, a na naszym serwerze nic z tego nie jest przechowywane. Przeglądarka, która go otwiera, wysyła go do nas, jak przy każdej stronie, i zachowuje w swojej historii.",
        "Kalendarz. Pyta nasz serwer o terminy śledzonych tytułów; zapytanie zawiera ich numery i twój kraj. W subskrypcji kalendarza jedno i drugie jest w adresie, który zna usługa obsługująca twój kalendarz i którego używa do zapytań do naszego serwera. Na naszym serwerze nic z tego nie jest przechowywane.",
      ],
    },
  ],
});

const imports = (): ProseSection => ({
  title: "Import",
  blocks: [
    "Pliki importowane z innego serwisu czyta twoja przeglądarka. Żeby odnaleźć zawarte w nich tytuły, wysyła do naszego serwera ich nazwy, lata i numery w IMDb i TMDB oraz informację, czy to film, czy serial, po 50 naraz. To, który tytuł ma dany numer w IMDb, zostaje tam zapisane, tak jak inne informacje o tytułach. Daty, oceny, notatki i listy zostają na twoim urządzeniu. Nasze dzienniki niczego z tego nie zawierają i nic nie wskazuje, do kogo tytuły należą.",
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "Odtwarzacze";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "Odtwarzacze w tym serwisie to nasze własne strony. Wideo w nich może pochodzić z innego hosta, który wybiera administracja serwisu. Ten host dowiaduje się wtedy tego, co każda strona internetowa: jaki jest twój adres IP i twoja przeglądarka.",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "Administracja serwisu ustawiła je tak, że wczytują się od razu, gdy pojawią się na ekranie."
      : "Wczytują się dopiero wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer, nigdy wcześniej. Jeśli ten serwer zgłosi, że nie może odtworzyć tytułu, strona przechodzi do następnego i podaje jego źródło.";
  const blocks: Block[] = [
    `Niektóre odtwarzacze należą do innych firm. ${start} Firma dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki tytuł wybierasz. Może ustawiać własne pliki cookie i obowiązuje wtedy jej polityka.`,
    `W tym serwisie pochodzą ${fromServers(hosts)}.`,
  ];
  return { title, blocks };
}

const trailers = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Zwiastuny",
          blocks: [
            `Zwiastuny odtwarza YouTube, w ramce ${fromServers(hosts)}. Wczytuje się ona dopiero wtedy, gdy naciśniesz przycisk zwiastuna, a przycisk o tym informuje. YouTube dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki zwiastun wybierasz. Może zapisywać dane w twojej przeglądarce i obowiązuje wtedy jego polityka.`,
          ],
        },
      ];

/** Films that our own player plays from public archives. */
const publicFilms = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Filmy z publicznych archiwów",
          blocks: [
            "Filmy z domeny publicznej i na wolnych licencjach odtwarza nasz odtwarzacz, prosto z publicznego archiwum, które je ma. Przeglądarka prosi je o film dopiero wtedy, gdy naciśniesz „Odtwórz” lub wybierzesz serwer. Archiwum dowiaduje się wtedy tego, co każda strona internetowa, czyli jaki jest twój adres IP i twoja przeglądarka, a także jaki to film, i obowiązuje wtedy jego polityka. Zanim naciśniesz, odtwarzacz podaje, które to archiwum. Jeśli nie ma ono filmu, odtwarzacz pyta następne i o tym informuje.",
            `W tym serwisie filmy te pochodzą ${fromServers(hosts)}.`,
          ],
        },
      ];

/** `alone`: no other host is contacted before the visitor does something. */
const pictures = (hosts: readonly string[], alone: boolean): ProseSection => ({
  title: "Zdjęcia",
  blocks: [
    hosts.length === 0
      ? "Plakaty, portrety i kadry pochodzą z tego serwisu."
      : `Plakaty, portrety i kadry pochodzą ${fromServers(hosts)}. Trafia tam twój adres IP oraz informacja, jaka jest twoja przeglądarka i jakie zdjęcia widzisz.${alone ? " Poza tym strona sama nie łączy się z żadnym innym serwerem." : ""}`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const features = optionalFeatures(site);
  const title = "Reklamy i statystyki";
  if (features.length === 0)
    return {
      title,
      blocks: [`W tym serwisie nie ma ani jednych, ani drugich. ${site.name} nie pokazuje reklam, a twoich odwiedzin nikt nie liczy ani nie śledzi.`],
    };
  const blocks: Block[] = [
    "Poniższe wczytuje się tylko za twoją zgodą. W każdej chwili możesz zmienić zdanie przyciskiem „Ustawienia prywatności” na dole każdej strony. Jeśli przeglądarka wysyła sygnał Global Privacy Control, traktujemy go jako odmowę.",
  ];
  for (const { purpose, hosts } of features)
    blocks.push(
      purpose === "ads"
        ? `Reklamy pochodzą ${fromServers(hosts)}. Działają w ramkach odciętych od naszych stron.`
        : `Odwiedziny są liczone przez ${serverNames(hosts)}.`,
    );
  return { title, blocks };
}

const sharing = (): ProseSection => ({
  title: "Linki prowadzące poza serwis",
  blocks: [
    "„Udostępnij” przekazuje adres i tytuł naszej strony wybranemu przez ciebie serwisowi społecznościowemu lub aplikacji. Dopóki niczego nie wybierzesz, żadne z nich niczego się nie dowiaduje.",
  ],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "Dzieci i pytania",
  blocks: [
    `${site.name} jest dla osób, które mają co najmniej 13 lat. Nie zbiera danych osobowych od nikogo, także od dzieci.`,
    prose`Jeśli coś jest tu niejasne, ${{ text: "zapytaj nas", to: paths.contact }}. Jeśli serwis kiedykolwiek zrobi coś, czego nie ma na tej stronie, błąd jest po stronie serwisu i chcemy o tym wiedzieć.`,
    englishDecides,
  ],
});

function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "Polityka prywatności",
    description: `Czego ${site.name} dowiaduje się o tobie: bez kont, bez profili, tylko podstawowe informacje techniczne, których potrzebuje każda strona.`,
    lead: "Nie ma tu kont, więc nie ma czego przekazywać. Zostają podstawowe informacje techniczne, których potrzebuje każda strona internetowa; niżej wyjaśniamy, co się z nimi dzieje.",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      sent(),
      imports(),
      players(site, others.players),
      ...publicFilms(others.films),
      ...trailers(others.trailers),
      pictures(others.pictures, others.players.length === 0 || site.playerLoad !== "visible"),
      optional(site),
      sharing(),
      questions(site),
    ],
  };
}

export const words: Words["page-privacy"] = { page: privacy };
