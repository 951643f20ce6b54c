import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "Co rozdział serialu musiał zrobić w osiemnaście minut",
  summary: "Dwanaście sobót, jeden bohater i powód, żeby wrócić: najtrudniejsze zadanie w kinie i pięć rzeczy, które trzeba było załatwić.",
  body: [
    "Przez jakieś dwadzieścia pięć lat po przełomie dźwiękowym sobotnie popołudnie w amerykańskim kinie oznaczało serial: jedną przygodę pociętą na dwanaście do piętnastu rozdziałów, po jednym na tydzień. Pierwszy był dłuższy, na przynętę. Każdy następny miał dwie szpule taśmy, niecałe dwadzieścia minut, i pięć rzeczy do załatwienia.",
    "Po pierwsze, przypomnieć. Zawsze ktoś opuścił tydzień, więc strona tekstu mówiła, kto jest w niebezpieczeństwie i kto mu zagraża. W „Flash Gordon Conquers the Universe” (1940) słowa odpływają w niebo. Ten pomysł George Lucas pożyczył na początek „Gwiezdnych wojen”.",
    "Po drugie, wybrnąć z zeszłego tygodnia. Samochód runął w przepaść z bohaterem w środku; wszyscy to widzieli. Teraz widać to jeszcze raz, z jednym dodatkowym ujęciem, w którym bohater wyskakuje. Fani nazywali to oszustwem i kłócili się o to przez całą drogę do domu. Uczciwsze seriale pokazywały wyjście razem z niebezpieczeństwem: klapę w podłodze, która była tam cały czas, przyjaciela przy dźwigni.",
    "Po trzecie, przesunąć akcję o jedno pole, nie więcej. Ktoś kradnie formułę, płonie połowa mapy, jeden podejrzany odpada. Rozdział, który by cokolwiek rozwiązał, zakończyłby serial.",
    "Po czwarte, bójka. Najlepsze kręciła wytwórnia Republic. William Witney, który wraz z Johnem Englishem zrobił tam „Zorro’s Fighting Legion” (1939), lubił opowiadać, jak podpatrzył Busby’ego Berkeleya, gdy ten ćwiczył z tancerzami po kilka kroków naraz, i odtąd tak samo filmował bijatyki: dwa ciosy, cięcie, stół, cięcie, schody. Na co wytwórni nie było stać, to bracia Howard i Theodore Lydeckerowie budowali jako miniatury i kręcili w plenerze, w prawdziwym świetle dziennym. Latający człowiek z „Radar Men from the Moon” (1952) to czasem jedna z ich kukieł, sunąca po drucie w ujęciach, za które zapłacił wcześniejszy serial. A i tak wygląda lepiej niż wielu z tych, którzy latali później.",
    "Po piąte, zostawić w zawieszeniu. Ostatnie pół minuty należy do zalanego tunelu, lontu, przecierającej się liny. Potem plansza: tytuł następnego rozdziału i słowa, po których dzieci wracały z kolejną monetą. Za tydzień.",
    "Nie zawsze tak to robiono. Francuskie seriale Louisa Feuillade’a brały tyle czasu, ile potrzebowały: dziesięć części „Wampirów” (Les Vampires, 1915) trwa od piętnastu minut do godziny, rzadko urywa się w najgorszym momencie, a i tak straszy, bo ulice są prawdziwe i nikt na nich nie wygląda na zaskoczonego.",
    "Jeśli zaczniesz dziś serial kinowy, oglądaj go tak, jak był pomyślany: jeden rozdział, a potem przerwa. To trudniejsze, niż się wydaje. O to właśnie chodziło.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
