import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string => (archives ? " Tytuły oznaczone „Obejrzyj tu” mają wideo w tym serwisie lub w publicznym archiwum." : "");

const reason = (archives: boolean): string =>
  `Bo administracja serwisu nie dostarczyła jeszcze wideo tego tytułu${archives ? ", a żadne znane nam publiczne archiwum go nie ma albo żadne nie odpowiada" : ""}.`;

export const words: Words["page-faq"] = {
  title: "Częste pytania",
  description: (siteName) =>
    `Trzynaście pytań o ${siteName} i krótkie odpowiedzi: czym jest, ile kosztuje, co zrobić, gdy film się nie wczytuje, i co o tobie wiemy.`,
  lead: prose`Trzynaście pytań i krótkie odpowiedzi. Poradniki krok po kroku znajdziesz na stronie ${{ text: "Pomoc techniczna", to: paths.support }}.`,
  basics: {
    title: "Podstawy",
    questions: (siteName) => [
      {
        question: `Czym jest ${siteName}?`,
        answer:
          "To darmowy serwis, w którym znajdziesz filmy, seriale i ludzi, którzy je tworzą. Na stronie każdego tytułu jest odtwarzacz, więc możesz od razu oglądać.",
      },
      { question: "Ile to kosztuje?", answer: "Nic. Nie ma abonamentu, okresu próbnego, który się kończy, ani niczego do kupienia." },
      { question: "Czy potrzebuję konta?", answer: "Nie, i nawet nie da się go założyć. Otwórz stronę i naciśnij „Odtwórz”." },
    ],
  },
  catalog: {
    title: "Katalog",
    choice: {
      question: "Co mogę obejrzeć?",
      live: (archives) =>
        `Filmy i seriale wszelkiego rodzaju, oprócz pornograficznych. To, czy tytuł da się odtworzyć, zależy od serwerów dostępnych w jego odtwarzaczu.${marked(archives)}`,
      sample: (archives) => `${sampleNote} Są tu i nieme seriale kinowe, i produkcje internetowe.${marked(archives)}`,
    },
    search: {
      question: "Jak znaleźć tytuł?",
      answer: prose`Wpisz co najmniej dwie litery w pole wyszukiwania i wybierz „Filmy”, „Seriale” lub „Osoby”. Jeśli wolisz przeglądać, zacznij od stron ${{ text: "Gatunki", to: paths.genres }} lub ${{ text: "Najlepsze", to: paths.top }}.`,
    },
    facts: {
      question: "Skąd pochodzą opisy i oceny?",
      live: `Z TMDB, bazy filmów, którą współtworzy jej społeczność: pisze opisy i wystawia oceny. ${providerNotice}`,
      sample:
        "Informacje są prawdziwe, a opisy piszemy własnymi słowami. Oceny i recenzje są przykładowe: pokazują, jak wyglądają strony, i nie są niczyją opinią.",
    },
  },
  player: {
    title: "Odtwarzacz",
    servers: {
      question: "Do czego służą serwery?",
      own: "To różne źródła tego samego tytułu. Jeśli jeden działa wolno lub nie odpowiada, wybierz następny: nic innego na stronie się nie zmieni.",
      others:
        "To różne źródła tego samego tytułu. Niektóre należą do innych firm. Jeśli jeden działa wolno lub nie odpowiada, wybierz następny: nic innego na stronie się nie zmieni.",
    },
    loading: {
      question: "Film się nie wczytuje. Co zrobić?",
      answer: prose`Poczekaj kilka sekund i wybierz inny serwer. Jeśli żaden nie rusza, odśwież stronę. Więcej sposobów opisuje strona ${{ text: "Pomoc techniczna", to: paths.support }}.`,
    },
    sampleReel: {
      question: "Dlaczego zamiast wybranego tytułu widzę film przykładowy?",
      own: (archives) =>
        `${reason(archives)} Ten krótki film pokazuje, jak działa odtwarzacz.${archives ? "" : " Wszystkie serwery są tu nasze, więc na innym zobaczysz ten sam film."}`,
      others: (archives) => `${reason(archives)} Może mieć go inny serwer.`,
    },
    captions: {
      question: "Czy są napisy?",
      own: "Tak, jeśli film je ma. Użyj przycisku „Napisy” w odtwarzaczu lub klawisza C.",
      others: "Tak, jeśli film je ma. W naszym odtwarzaczu użyj przycisku „Napisy” lub klawisza C. Serwery innych firm mogą mieć inne napisy.",
    },
    devices: {
      question: "Czy to działa na telefonie, na telewizorze i z klawiaturą?",
      answer:
        "Tak. Strony dopasowują się do każdego ekranu, do każdego przycisku można dotrzeć klawiaturą lub pilotem, a czytnik ekranu odczyta wszystko na głos. Większość stron działa nawet z wyłączonym JavaScriptem.",
    },
  },
  rules: {
    title: "Zasady",
    privacy: {
      question: "Co o mnie wiecie?",
      answer: prose`Prawie nic. Nie ma kont, nie ustawiamy plików cookie i nie zapisujemy, czego szukasz ani co oglądasz. Twoja lista i miejsca zatrzymania są na twoim urządzeniu. Szczegóły opisuje ${{ text: "Polityka prywatności", to: paths.privacy }}.`,
    },
    copyright: { question: "Czyje to filmy i gdzie kierować roszczenia z tytułu praw autorskich?", answer: disclaimer },
  },
};
