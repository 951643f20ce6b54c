import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `O serwisie ${siteName}`,
  description: (siteName) => `${siteName}: znajdź filmy, seriale i ludzi, którzy je tworzą, i od razu oglądaj. Za darmo, bez konta, szybko na każdym ekranie.`,
  lead: "Małe kino w internecie. Na zewnątrz zawsze zapada zmierzch, w środku zawsze jest wolne miejsce, a my pytamy tylko o jedno: na co masz dziś ochotę.",
  catalog: {
    title: "Repertuar",
    text: "Filmy, seriale i ludzie, którzy je tworzą, obok siebie. Zacznij od ściany plakatów, od gatunku, nazwiska albo połowy tytułu i idź za tym, co wpadnie ci w oko: za znajomą twarzą do innego filmu, od filmu do sześciu podobnych, od serialu do jego następnego sezonu.",
    live: `Informacje o tytułach i osobach pochodzą z TMDB, bazy danych o filmach. ${providerNotice}`,
    sample: `${sampleNote} Od pierwszej podróży na Księżyc przez Keatona i Langa po otwarte filmy naszych czasów.`,
  },
  watching: {
    title: "Najlepsze miejsce",
    text: "Każdy film ma własną stronę, a każdy odcinek własny link, i „Oglądaj teraz” prowadzi prosto do odtwarzacza. Jeśli jeden serwer nie odpowiada, jednym dotknięciem wybierzesz inny. Reszta czeka, aż będzie potrzebna: obsada, kilka recenzji, pomysły na następny seans.",
    screens: (siteName) =>
      `Serwis ${siteName} ma działać szybko na starym telefonie, nie męczyć oczu wieczorem i być w pełni dostępny bez myszy. Czytnik ekranu odczyta wszystko, a większość działa nawet z wyłączonym JavaScriptem.`,
  },
  rules: {
    title: "Zasady naszego kina",
    text: (siteName) =>
      `${siteName} jest za darmo. Nie ma tu rejestracji ani logowania i nikt nie pyta przy wejściu o nazwisko. Nie zapisujemy, czego szukasz ani co oglądasz. Twoja lista i miejsca zatrzymania zostają na twoim urządzeniu, gdzie możesz je wyeksportować lub usunąć.`,
    privacy: prose`Te nieliczne informacje, których strona internetowa potrzebuje, opisuje ${{ text: "Polityka prywatności", to: paths.privacy }}. Jest krótka.`,
  },
  copyright: { title: "Czyje to filmy", disclaimer },
  invitation: {
    title: "Zapraszamy",
    text: prose`Światła już przygasły: wieczór zaczyna się na ${{ text: "stronie głównej", to: paths.landing }}. Jeśli znajdziesz błąd, zabraknie ci jakiegoś tytułu albo po prostu chcesz powiedzieć, co działa dobrze, ${{ text: "napisz do nas", to: paths.contact }}.`,
  },
};
