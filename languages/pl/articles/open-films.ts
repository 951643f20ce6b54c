import { type Article, film } from "#features/pages/model/article.ts";

export const openFilms: Article = {
  id: "open-films",
  title: "Filmy, które wolno ci zachować",
  summary: "Od 2006 roku twórcy darmowego programu rozdają swoje filmy razem z plikami roboczymi. Dlaczego to ważniejsze, niż się wydaje.",
  body: [
    "W 2006 roku jedenastominutowy film „Elephants Dream” ukazał się razem ze wszystkim, z czego powstał: z modelami, teksturami i samymi scenami. Wolno je było otworzyć, zmienić i opublikować wynik. Filmy rozdawano już wcześniej. Nowością było rozdanie całego warsztatu.",
    "Film stworzyli ludzie od Blendera, programu do rysowania w trzech wymiarach. Blender był produktem firmy, dopóki firma nie upadła; w 2002 roku jego użytkownicy zebrali w siedem tygodni 100\u00a0000 euro, żeby wykupić jego wolność, i od tamtej pory jest wolnym oprogramowaniem. Żeby sprawdzić, czego mu brakuje, jego twórcy zrobili coś prostego. Kręcili nim filmy i po drodze poprawiali program.",
    "Każdy film zostawiał po sobie narzędzia. „Elephants Dream” przyniósł moduł kompozycji, który łączy warstwy w jeden obraz. „Big Buck Bunny” (2008) potrzebował futra i trawy, więc futro i trawa poprawiły się dla wszystkich. „Tears of Steel” (2012), z prawdziwymi aktorami wśród robotów w amsterdamskim kościele, nauczył Blendera śledzić ruch kamery i usuwać zielone tło. „Spring” (2019) był próbą generalną wersji 2.80, wielkiej przebudowy programu. Z tych narzędzi do dziś korzystają ludzie, którzy nigdy tych filmów nie widzieli.",
    "Filmy też podróżują. Są na licencji Creative Commons Uznanie autorstwa: pokazuj je, tnij, dodawaj napisy, nawet sprzedawaj, jeśli tylko podasz, kto je stworzył. Inżynierowie, którzy potrzebują czegoś do sprawdzenia ekranu, od lat odtwarzają „Big Buck Bunny”, bo nikt nie musi się na to zgadzać. W 2013 roku pewien zapaleniec wygenerował go od nowa z oryginalnych plików, w stereoskopii i w sześćdziesięciu klatkach na sekundę. Nie da się tego zrobić, gdy ma się tylko film.",
    "Nie każdy otwarty film pochodzi ze studia. Nina Paley narysowała film „Sita śpiewa bluesa” (Sita Sings the Blues, 2008) w domu, wokół piosenek nagranych przez Annette Hanshaw w latach 20. XX wieku. Prawa do tych starych piosenek kosztowały ją dziesiątki tysięcy dolarów. Zapłaciła, a potem oddała własny film publiczności na wolnej licencji.",
    "Inne filmy są wolne przez przypadek. „Szarada” (1963) i „Noc żywych trupów” (1968) należą w Stanach Zjednoczonych do domeny publicznej z powodu błędu: w pierwszym nota o prawach autorskich była wadliwa, w drugim jej zabrakło, a wtedy to wystarczało, żeby stracić prawa. Dobrze, że je mamy, ale nikt tego nie chciał. Otwarty film to decyzja.",
    "A co to znaczy dla ciebie, na kanapie? Że film zostanie. Film, który wszystkim wolno kopiować, nie znika, gdy kończy się umowa, a szkoła może go pokazać, nie pytając nikogo o zgodę. Zacznij od „Spring”, jeśli chcesz zobaczyć coś pięknego, od „Sintel”, jeśli wolisz historię, która trochę boli, a od „Big Buck Bunny”, jeśli w pokoju są dzieci.",
  ],
  program: [film(9761, "Elephants Dream"), film(10378, "Big Buck Bunny"), film(45745, "Sintel"), film(593048, "Spring"), film(20529, "Sita Sings the Blues")],
};
