// The page that imports from other services.
export const importPage = {
  title: "Importuj swoje filmy",
  lead: "Przenieś to, co masz zapisane, obejrzane i ocenione w serwisach Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB lub Netflix. Pliki czyta twoja przeglądarka i zostają na twoim urządzeniu; wysyłane są tylko tytuły, żeby je tu odnaleźć.",
  needsScript: "Import wymaga JavaScriptu: pliki czyta sama przeglądarka.",
  guideTitle: "Skąd wziąć pliki",
  // The services' menus have the names that their English pages show, because not all of them are in Polish.
  guides: {
    letterboxd: "W „Settings” otwórz „Data” i wyeksportuj dane. Wybierz plik ZIP bez rozpakowywania.",
    imdb: "Otwórz swoje oceny, listę „Watchlist” lub jedną ze swoich list i wybierz „Export”. Za każdym razem powstaje plik CSV; możesz wybrać kilka.",
    trakt: "W „Settings” otwórz „Data” i wyeksportuj dane. Wybierz plik ZIP albo pliki JSON lub CSV z jego wnętrza.",
    simkl: "W „Settings” otwórz „Backup” i pobierz dane jako JSON lub CSV.",
    movary: "W „Settings” otwórz „Data” i wyeksportuj historię, oceny i listę „Watchlist”. Wybierz trzy pliki CSV.",
    tmdb: "W ustawieniach otwórz „Data Export”. Wybierz pliki CSV z ocenami, listą „Watchlist” i ulubionymi.",
    netflix:
      "Na stronie „Konto” otwórz historię oglądania swojego profilu i wybierz „Pobierz wszystko”. Netflix nie podaje lat, więc więcej tytułów może być niejednoznacznych.",
  },
};
