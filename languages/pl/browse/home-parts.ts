export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Teraz popularne",
  readyToWatch: "Gotowe do obejrzenia",
  readyFailed: "Nie udało się wczytać tytułów gotowych do obejrzenia",
  allReady: "Zobacz wszystkie",
  trendingSeries: "Seriale na czasie",
  questions: "Pytania i odpowiedzi",
};
