/** Section 3's tables with the provider's ids. Films and series share some genres, under one id. */
export type Genre = { id: number; name: string };

export const movieGenres: readonly Genre[] = [
  { id: 28, name: "Action" },
  { id: 12, name: "Adventure" },
  { id: 16, name: "Animation" },
  { id: 35, name: "Comedy" },
  { id: 80, name: "Crime" },
  { id: 99, name: "Documentary" },
  { id: 18, name: "Drama" },
  { id: 10751, name: "Family" },
  { id: 14, name: "Fantasy" },
  { id: 36, name: "History" },
  { id: 27, name: "Horror" },
  { id: 10402, name: "Music" },
  { id: 9648, name: "Mystery" },
  { id: 10749, name: "Romance" },
  { id: 878, name: "Science Fiction" },
  { id: 10770, name: "TV Movie" },
  { id: 53, name: "Thriller" },
  { id: 10752, name: "War" },
  { id: 37, name: "Western" },
];

export const seriesGenres: readonly Genre[] = [
  { id: 10759, name: "Action & Adventure" },
  { id: 16, name: "Animation" },
  { id: 35, name: "Comedy" },
  { id: 80, name: "Crime" },
  { id: 99, name: "Documentary" },
  { id: 18, name: "Drama" },
  { id: 10751, name: "Family" },
  { id: 10762, name: "Kids" },
  { id: 9648, name: "Mystery" },
  { id: 10763, name: "News" },
  { id: 10764, name: "Reality" },
  { id: 10765, name: "Sci-Fi & Fantasy" },
  { id: 10766, name: "Soap" },
  { id: 10767, name: "Talk" },
  { id: 10768, name: "War & Politics" },
  { id: 37, name: "Western" },
];

/** Resolves a list item's `genre_ids`; unknown ids are left out. */
export function genresOf(genreIds: readonly number[]): Genre[] {
  return genreIds.flatMap((id) => movieGenres.find((genre) => genre.id === id) ?? seriesGenres.find((genre) => genre.id === id) ?? []);
}

const byName = (a: Genre, b: Genre): number => (a.name < b.name ? -1 : 1);

/** Section 2's union of both tables: each id once, sorted by name. */
export const allGenres: readonly Genre[] = [...new Map([...movieGenres, ...seriesGenres].map((genre) => [genre.id, genre])).values()].toSorted(byName);

export const genreById = (id: number): Genre | null => allGenres.find((genre) => genre.id === id) ?? null;

export const isMovieGenre = (id: number): boolean => movieGenres.some((genre) => genre.id === id);

/** In the language of `names`; a genre of the provider's that is in neither table by the provider's name. */
export const genreName = (names: Readonly<Record<number, string>>, { id, name }: Genre): string => names[id] ?? name;
