import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Regulamin",
  description: (siteName) => `Zasady serwisu ${siteName} w prostych słowach: dla kogo jest, co tu wolno, czyje to filmy i co obiecujemy.`,
  lead: "Krótki, bo niewiele jest do ustalenia: nic się tu nie sprzedaje i nikt się nie rejestruje. Korzystając z serwisu, akceptujesz ten regulamin.",
  age: {
    title: "Wiek",
    text: (siteName) =>
      `${siteName} jest dla osób, które mają co najmniej 13 lat. Jeśli masz mniej lat, niech wybierają za ciebie rodzice lub opiekunowie. Tytuły oznaczone w katalogu jako pornograficzne są wszędzie pominięte, ale nie każdy film jest dla każdego wieku: zajrzyj na stronę filmu, zanim obejrzysz go z dziećmi.`,
  },
  accounts: {
    title: "Konta",
    text: "Nie ma ich. Nie masz hasła, którego trzeba pilnować, ani profilu, o który trzeba dbać, i nikt nie może oglądać w twoim imieniu. Jeśli jakaś strona prosi cię o zalogowanie do tego serwisu, nie jest nasza.",
  },
  usage: {
    title: "Korzystanie z serwisu",
    lead: "Możesz przeglądać, wyszukiwać i oglądać na własny użytek, udostępniać linki i cytować to, co tu znajdziesz. Wszystko jest za darmo. W zamian prosimy o maniery dobrej publiczności:",
    list: (siteName) => [
      "Nie próbuj zakłócać działania serwisu, omijać jego ograniczeń ani obciążać go tak, że inni muszą czekać.",
      "Nie kopiuj całego katalogu automatycznymi programami. Wyszukiwarki są mile widziane w granicach zasad z pliku robots.txt.",
      `Nie przedstawiaj serwisu ${siteName} jako swojego i nie wyświetlaj jego stron na swoich.`,
      "Przestrzegaj prawa obowiązującego tam, gdzie mieszkasz, także w tym, co wybierasz do oglądania.",
    ],
  },
  content: {
    title: "Filmy, odtwarzacze i prawa autorskie",
    disclaimer,
    texts: [
      "Strony opisują tytuły i osadzają odtwarzacze. Odtwarzacze wybiera administracja serwisu i musi mieć prawo z nich korzystać. Jeśli odtwarzacz należy do innej firmy, obowiązują w nim jej warunki.",
      "Tytuły, nazwy i zdjęcia należą do tych, którzy mają do nich prawa, i są pokazywane po to, żeby było wiadomo, o który film chodzi.",
    ],
  },
  service: {
    title: "Co obiecujemy",
    text: (siteName) =>
      `Dokładamy starań, żeby serwis ${siteName} był dostępny i rzetelny. Jest darmowy i oferowany w takim stanie, w jakim jest: tytuł może zniknąć, serwer może nie odpowiadać, a informacja w katalogu może być błędna. Nic tutaj nie odbiera ci praw, które przysługują ci ustawowo.`,
  },
  changes: {
    title: "Zmiany i pytania",
    texts: [
      prose`Gdy zmienia się serwis, zmienia się też ta strona. Wersja, którą czytasz, obowiązuje dzisiaj. Jeśli masz do niej pytanie, ${{ text: "napisz do nas", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
