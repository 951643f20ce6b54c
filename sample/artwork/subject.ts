/** The facts that a picture is drawn from. Genres are section 3's names, most important first. */
export type ArtworkSubject = {
  id: number;
  title: string;
  /** What a poster shows instead of the title, which stays what the picture is chosen by. */
  lettering?: string;
  year: number | null;
  director: string | null;
  genres: readonly string[];
  /** Index into the motifs that fit; default 0, the best. */
  motifIndex?: number;
};
