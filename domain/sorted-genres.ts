import { type Genre, genreName } from "./genre.ts";
import { compareIn } from "./language.ts";
import { isEnglish, type Language } from "./languages.ts";

/** As the language's alphabet orders their names. In English the tables are in order. */
export function sortedGenres(genres: readonly Genre[], names: Readonly<Record<number, string>>, language: Language): readonly Genre[] {
  if (isEnglish(language)) return genres;
  const compare = compareIn(language);
  return genres.toSorted((a, b) => compare(genreName(names, a), genreName(names, b)));
}
