const error = (text: string) => ({ title: "Błąd", text });
const notStored = (text: string) => ({ title: "Nie zapisano na tym urządzeniu", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  "trending-movies": error("Nie udało się wczytać filmów na czasie"),
  "popular-movies": error("Nie udało się wczytać popularnych filmów"),
  "top-rated-movies": error("Nie udało się wczytać najlepiej ocenianych filmów"),
  "popular-series": error("Nie udało się wczytać popularnych seriali"),
  "top-rated-series": error("Nie udało się wczytać najlepiej ocenianych seriali"),
  movie: error("Nie udało się wczytać informacji o filmie"),
  series: error("Nie udało się wczytać informacji o serialu"),
  season: error("Nie udało się wczytać informacji o sezonie"),
  search: error("Nie udało się wczytać wyników wyszukiwania"),
  genreMovies: error("Nie udało się wczytać filmów z tego gatunku"),
  genreSeries: error("Nie udało się wczytać seriali z tego gatunku"),
  person: error("Nie udało się wczytać informacji o tej osobie"),
  linkCopied: { title: "Link skopiowany!", text: "Link jest już w schowku." },
  linkNotCopied: { title: "Kopiowanie nie powiodło się", text: "Nie udało się skopiować linku. Spróbuj ponownie." },
  // Not in section 8's table.
  "trending-series": error("Nie udało się wczytać seriali na czasie"),
  discover: error("Nie udało się wczytać listy"),
  upcoming: error("Nie udało się wczytać premier filmowych"),
  airing: error("Nie udało się wczytać seriali w telewizji"),
  cast: error("Nie udało się wczytać obsady"),
  reviews: error("Nie udało się wczytać recenzji"),
  similarMovies: error("Nie udało się wczytać podobnych filmów"),
  similarSeries: error("Nie udało się wczytać podobnych seriali"),
  recommendations: error("Nie udało się wczytać polecanych tytułów"),
  whereToWatch: error("Nie udało się wczytać informacji, gdzie obejrzeć ten tytuł"),
  episodeGuide: error("Nie udało się wczytać przewodnika po odcinkach"),
  collection: error("Nie udało się wczytać kolekcji"),
  fullCredits: error("Nie udało się wczytać obsady i twórców"),
  pictures: error("Nie udało się wczytać zdjęć"),
  notSaved: error("To nie zostało zapisane. Sprawdź połączenie i spróbuj ponownie."),
  savedFull: notStored(
    "Pamięć przeglądarki przeznaczona dla tego serwisu jest pełna. Zmiana będzie widoczna, dopóki nie zamkniesz lub nie odświeżysz tej strony.",
  ),
  savedDenied: notStored("Ta przeglądarka nie pozwala serwisowi niczego zapisać. Zmiana będzie widoczna, dopóki nie zamkniesz lub nie odświeżysz tej strony."),
  savedDamaged: {
    title: "Część zapisanych danych jest nieczytelna",
    text: "Została zachowana osobno na tym urządzeniu. Możesz ją wyeksportować w ustawieniach.",
  },
  savedNewer: {
    title: "Zapisane dane pochodzą z nowszej wersji tego serwisu",
    text: "Odśwież stronę, żeby z nich skorzystać. Jeśli najpierw coś tu zmienisz, dane zostaną zachowane osobno i będzie je można wyeksportować w ustawieniach.",
  },
};
