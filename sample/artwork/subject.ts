/** What a picture is drawn from. Genres are the specification's names, film or series, the most telling first. */
export type ArtworkSubject = {
  id: number;
  title: string;
  year: number | null;
  director: string | null;
  genres: readonly string[];
  /** Which of the motifs that fit it; its own first choice where nothing is said. */
  turn?: number;
};
