import { type Article, film } from "#features/pages/model/article.ts";

export const aspectRatios: Article = {
  id: "aspect-ratios",
  title: "Szeroko, prawie kwadratowo i wszystko pomiędzy",
  summary: "Dlaczego jedne filmy wypełniają ekran, a inne siedzą na jego środku. Opowiadają o tym filmy, które najlepiej wybrały swój kształt.",
  body: [
    "Podziel szerokość obrazu przez wysokość, a otrzymasz jego proporcje. To pierwsza decyzja dotycząca filmu i ta, którą widać najmniej, dopóki nie pojawią się czarne pasy. Pasy nie są usterką. Tam kończy się film.",
    { heading: "1,33, prawie kwadrat" },
    "Na początku lat 90. XIX wieku W. K. L. Dickson, który pracował dla Edisona, wybrał taśmę szerokości 35 milimetrów z czterema otworami na klatkę. Dało to obraz szeroki na cztery i wysoki na trzy, i w nim żyło kino nieme. Gdy przyszedł dźwięk, zapisywano go na brzegu taśmy i obraz musiał się posunąć: „Wschód słońca” (Sunrise, 1927) jest jeszcze węższy, ma około 1,2. W 1932 roku Hollywood uzgodniło 1,37, format akademicki, i zostało przy nim przez dwadzieścia lat. To kształt stworzony dla twarzy. „Męczeństwo Joanny d’Arc” (1928) nie pokazuje prawie niczego innego i niczego innego nie potrzebuje.",
    { heading: "2,1, za wcześnie" },
    "W 1930 roku Raoul Walsh nakręcił „Drogę olbrzymów” (The Big Trail) na taśmie dwa razy szerszej niż zwykle, z karawanami wozów ciągnącymi się bez końca w obie strony. Prawie żadne kino nie miało do niej projektora, a w latach wielkiego kryzysu nie był to dobry zakup. Abel Gance poszedł dalej już w 1927 roku: zakończenie jego „Napoleona” wypełnia trzy ekrany obok siebie.",
    { heading: "2,35, na przekór telewizji" },
    "W latach 50. ludzie zostawali w domu przy małym, prawie kwadratowym ekranie, więc kina poszły wszerz. CinemaScope, pokazany po raz pierwszy w „Szacie” (1953), specjalnym obiektywem ściskał szeroki obraz na zwykłej taśmie i rozciągał go z powrotem w kinie. „McLintock!” (1963) wypełnia ten kształt niebem, błotem i Johnem Wayne’em. „Ben-Hur” (1959) doszedł aż do 2,76.",
    { heading: "1,85, ten skromny" },
    "Wytwórnie, które nie chciały nowych obiektywów, mogły po prostu zasłonić górę i dół klatki. Tak 1,85 stało się codziennym formatem w Ameryce, a 1,66 w dużej części Europy. „Szarada” (1963) jest jednym z tysięcy przykładów.",
    { heading: "1,78, traktat pokojowy" },
    "W latach 80. inżynier Kerns Powers narysował popularne formaty jako prostokąty o równej powierzchni, jeden na drugim. Wszystkie mieściły się w ramie szesnaście na dziewięć i wszystkie miały wspólną ramę wewnętrzną o tych samych proporcjach. Tak telewizor dostał kształt, o który nie prosił żaden film, a z którym każdy może żyć.",
    { heading: "A teraz wszystkie naraz" },
    "Dziś formaty służą w reżyserii za akcenty. „Grand Budapest Hotel” (2014) opowiada lata 30. w formacie 1,37, lata 60. w szerokim kadrze, a późniejsze w 1,85, i zawsze wiadomo, w której jesteśmy dekadzie, choć nikt tego nie mówi. Dlatego zostaw przycisk powiększenia w spokoju. Odcina to, co ktoś postanowił ci pokazać.",
  ],
  program: [film(631, "Sunrise: A Song of Two Humans"), film(780, "The Passion of Joan of Arc"), film(15263, "McLintock!"), film(4808, "Charade")],
};
