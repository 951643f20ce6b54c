import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { type Article, film } from "#features/pages/model/article.ts";

export const fiveMinutes = (siteName: string): Article => ({
  id: "five-minutes",
  title: "Film na dziś w pięć minut",
  summary: `Wybór nie powinien trwać dłużej niż robienie popcornu. Mały plan, do którego wystarczą listy w serwisie ${siteName}.`,
  body: [
    "Wieczór stracony na wybieranie przebiega zawsze tak samo. Plakatów jest za dużo, nikt nie chce być tą osobą, która mówi „nie”, a o dziesiątej ktoś proponuje, żeby iść spać. Oto inny sposób. Zajmuje pięć minut.",
    { heading: "Minuta pierwsza: zegar" },
    "Zanim spojrzycie na choćby jeden plakat, ustalcie, jak długi może być film. Wpół do dziesiątej w środku tygodnia oznacza dziewięćdziesiąt minut i już samo to rozstrzyga połowę sporu. Czas trwania jest na stronie filmu.",
    { heading: "Minuta druga: po jednym słowie" },
    prose`Każda osoba mówi jednym słowem, na co ma ochotę: zabawny, trzymający w napięciu, łagodny, dziwny. Otwórzcie ${{ text: "Gatunki", to: paths.genres }} i wybierzcie ten, któremu najbliżej do słowa, które padło dwa razy. Jeśli żadne nie padło dwa razy, wybierzcie gatunek „Tajemnica”. Mało kto ma coś przeciwko tajemnicom.`,
    { heading: "Minuta trzecia: trzy tytuły" },
    prose`Każda osoba wybiera z tej ściany jeden film, tylko po tytule i plakacie. Trzy w zupełności wystarczą. Jeśli nic na ścianie was nie kusi, lista ${{ text: "Najlepsze", to: paths.top }} skłania się ku filmom, które przetrwały próbę czasu, a „Na czasie” na stronie ${{ text: "Filmy", to: paths.home }} ku nastrojom dnia.`,
    { heading: "Minuta czwarta: czytanie na głos" },
    "Otwórzcie trzy strony i przeczytajcie sobie nawzajem opisy, nic więcej. Recenzje zostawcie na później; są lepszym towarzystwem po seansie. Słowo o ocenie: to średnia, a średnie są łaskawe dla filmów, które nikomu nie przeszkadzają. Między 6,9 a 7,2 nie ma różnicy. Niech ocena rozstrzyga remis, ale nigdy nie zaczyna dyskusji.",
    { heading: "Minuta piąta: jedno weto" },
    "Każda osoba może skreślić jeden film bez podania powodu. Jeśli zostaną dwa, wybierzcie krótszy: drugi będzie tu też jutro. Jeśli ktoś jest jeszcze w drodze do domu, wyślijcie mu link przyciskiem „Udostępnij” na stronie filmu, żeby było wiadomo, do czego się spieszyć.",
    { heading: "Dwa skróty na następny raz" },
    "Idźcie za twarzą. Każde nazwisko w obsadzie jest linkiem do innych prac tej osoby, od najbardziej znanych. Albo idźcie za filmem: „Podobne filmy” to najkrótsza droga od jednego dobrego wieczoru do następnego.",
    "A jeśli wszystko zawiedzie, obejrzyjcie coś krótkiego. „Jeden tydzień” (One Week) Bustera Keatona trwa dwadzieścia pięć minut, opowiada historię całego małżeństwa i zostawia czas na spór o to, co obejrzeć potem.",
  ],
  program: [film(23282, "One Week"), film(3085, "His Girl Friday"), film(4808, "Charade")],
});
