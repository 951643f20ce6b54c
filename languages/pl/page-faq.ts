import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `Czym jest ${name}?`,
    answer:
      "To darmowy serwis, w którym znajdziesz filmy, seriale i ludzi, którzy je tworzą. Na stronie każdego tytułu jest odtwarzacz, więc możesz od razu oglądać.",
  },
  { question: "Ile to kosztuje?", answer: "Nic. Nie ma abonamentu, okresu próbnego, który się kończy, ani niczego do kupienia." },
  { question: "Czy potrzebuję konta?", answer: "Nie, i nawet nie da się go założyć. Otwórz stronę i naciśnij „Odtwórz”." },
];

const marked = ({ publicFilms }: PublicSite): string =>
  publicFilms ? " Tytuły oznaczone „Obejrzyj tu” mają wideo w tym serwisie lub w publicznym archiwum." : "";

const catalog = (site: PublicSite): Question[] => [
  {
    question: "Co mogę obejrzeć?",
    answer:
      site.catalog === "live"
        ? `Filmy i seriale wszelkiego rodzaju, oprócz pornograficznych. To, czy tytuł da się odtworzyć, zależy od serwerów dostępnych w jego odtwarzaczu.${marked(site)}`
        : `${sampleNote} Są tu i nieme seriale kinowe, i produkcje internetowe.${marked(site)}`,
  },
  {
    question: "Jak znaleźć tytuł?",
    answer: prose`Wpisz co najmniej dwie litery w pole wyszukiwania i wybierz „Filmy”, „Seriale” lub „Osoby”. Jeśli wolisz przeglądać, zacznij od stron ${{ text: "Gatunki", to: paths.genres }} lub ${{ text: "Najlepsze", to: paths.top }}.`,
  },
  {
    question: "Skąd pochodzą opisy i oceny?",
    answer:
      site.catalog === "live"
        ? `Z TMDB, bazy filmów, którą współtworzy jej społeczność: pisze opisy i wystawia oceny. ${providerNotice}`
        : "Informacje są prawdziwe, a opisy piszemy własnymi słowami. Oceny i recenzje są przykładowe: pokazują, jak wyglądają strony, i nie są niczyją opinią.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = `Bo administracja serwisu nie dostarczyła jeszcze wideo tego tytułu${publicFilms ? ", a żadne znane nam publiczne archiwum go nie ma albo żadne nie odpowiada" : ""}.`;
  if (foreign) return `${reason} Może mieć go inny serwer.`;
  const end = publicFilms ? "" : " Wszystkie serwery są tu nasze, więc na innym zobaczysz ten sam film.";
  return `${reason} Ten krótki film pokazuje, jak działa odtwarzacz.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "Do czego służą serwery?",
      answer: foreign
        ? "To różne źródła tego samego tytułu. Niektóre należą do innych firm. Jeśli jeden działa wolno lub nie odpowiada, wybierz następny: nic innego na stronie się nie zmieni."
        : "To różne źródła tego samego tytułu. Jeśli jeden działa wolno lub nie odpowiada, wybierz następny: nic innego na stronie się nie zmieni.",
    },
    {
      question: "Film się nie wczytuje. Co zrobić?",
      answer: prose`Poczekaj kilka sekund i wybierz inny serwer. Jeśli żaden nie rusza, odśwież stronę. Więcej sposobów opisuje strona ${{ text: "Pomoc techniczna", to: paths.support }}.`,
    },
    {
      question: "Dlaczego zamiast wybranego tytułu widzę film przykładowy?",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "Czy są napisy?",
      answer: foreign
        ? "Tak, jeśli film je ma. W naszym odtwarzaczu użyj przycisku „Napisy” lub klawisza C. Serwery innych firm mogą mieć inne napisy."
        : "Tak, jeśli film je ma. Użyj przycisku „Napisy” w odtwarzaczu lub klawisza C.",
    },
    {
      question: "Czy to działa na telefonie, na telewizorze i z klawiaturą?",
      answer:
        "Tak. Strony dopasowują się do każdego ekranu, do każdego przycisku można dotrzeć klawiaturą lub pilotem, a czytnik ekranu odczyta wszystko na głos. Większość stron działa nawet z wyłączonym JavaScriptem.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "Co o mnie wiecie?",
    answer: prose`Prawie nic. Nie ma kont, nie ustawiamy plików cookie i nie zapisujemy, czego szukasz ani co oglądasz. Twoja lista i miejsca zatrzymania są na twoim urządzeniu. Szczegóły opisuje ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
  },
  { question: "Czyje to filmy i gdzie kierować roszczenia z tytułu praw autorskich?", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "Częste pytania",
  description: `Trzynaście pytań o ${site.name} i krótkie odpowiedzi: czym jest, ile kosztuje, co zrobić, gdy film się nie wczytuje, i co o tobie wiemy.`,
  lead: prose`Trzynaście pytań i krótkie odpowiedzi. Poradniki krok po kroku znajdziesz na stronie ${{ text: "Pomoc techniczna", to: paths.support }}.`,
  groups: [
    { title: "Podstawy", questions: basics(site) },
    { title: "Katalog", questions: catalog(site) },
    { title: "Odtwarzacz", questions: player(site) },
    { title: "Zasady", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
