import type { PublicSite } from "#domain/site.ts";

const publicFilms = "Tytuły oznaczone „Obejrzyj tu” mają wideo w tym serwisie lub w publicznym archiwum.";
const publicFilmsAreLegal =
  "Filmy odtwarzane z publicznych archiwów należą do domeny publicznej w Stanach Zjednoczonych albo są na wolnych licencjach. Wiersz pod odtwarzaczem podaje, co dotyczy danego filmu i dlaczego.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `Czym jest ${name}?`,
      paragraphs: [
        `${name} to miejsce, w którym znajdziesz coś do obejrzenia i od razu to obejrzysz. Filmy, seriale i ludzie, którzy je tworzą, są tu obok siebie: przejdź za znajomą twarzą od filmu do filmu, przejrzyj gatunek albo znajdź tytuł, który masz na końcu języka.`,
        "Każdy film i każdy odcinek ma odtwarzacz i link, który możesz udostępnić. Jeśli jeden serwer nie odpowiada, jednym dotknięciem wybierzesz inny.",
      ],
    },
    {
      title: `Dlaczego ${name}?`,
      paragraphs: [
        "Bo jest za darmo i niczego od ciebie nie wymaga: ani konta, ani adresu e\u2011mail, ani karty. Nie ustawia własnych plików cookie i nie zapisuje, czego szukasz ani co oglądasz.",
        "Działa szybko na starym telefonie, z klawiaturą i z czytnikiem ekranu, a czytać możesz nawet z wyłączonym JavaScriptem.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `Co wyróżnia ${name} na tle innych platform?`,
      answer:
        "To, że nie wchodzi ci w drogę. „Oglądaj teraz” prowadzi prosto do odtwarzacza i nic za tobą nie chodzi: nikt nie namawia cię do założenia konta, a wszystko, co opcjonalne, jak reklamy czy statystyki, czeka na twoją zgodę.",
    },
    { question: `Czy ${name} jest za darmo?`, answer: "Tak. Nie ma abonamentu ani okresu próbnego i nie ma tu nic do kupienia." },
    {
      question: "Jak często katalog jest aktualizowany?",
      answer:
        "Listy tytułów na czasie, popularnych i najlepiej ocenianych odświeżają się przez cały dzień, a nowe tytuły pojawiają się, gdy tylko trafią do katalogu.",
    },
    { question: "Czy potrzebuję konta?", answer: "Nie. Nie ma tu kont. Otwórz stronę i naciśnij „Odtwórz”." },
    {
      question: "Co mogę obejrzeć?",
      answer: `Filmy i seriale na każdy nastrój, a przy każdym tytule obsadę, recenzje i podobne tytuły. Przeglądaj gatunki albo wyszukaj tytuł lub osobę. ${hosts ? `${publicFilms} To, czy inny tytuł da się odtworzyć,` : "To, czy tytuł da się odtworzyć,"} zależy od serwerów dostępnych w jego odtwarzaczu.`,
    },
    {
      question: "Czy to legalne?",
      answer: `Serwis ${name} nie przechowuje treści chronionych prawem autorskim: opisuje tytuły i osadza odtwarzacze. Odtwarzacze wybiera administracja serwisu i musi mieć prawo z nich korzystać.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Czy są napisy?",
      answer: "Jeśli serwer ma napisy, w jego odtwarzaczu jest do nich przycisk. Każdy serwer ma inne, więc jeśli na twoim ich brakuje, wypróbuj kolejny.",
    },
  ],
};
