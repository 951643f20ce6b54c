import { Link } from "#app/router/link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths } from "#domain/addresses.ts";
import { type Genre, genreName, movieGenres, seriesGenres } from "#domain/genre.ts";
import type { GenreTab } from "#features/browse/model/genre-address.ts";

const chip =
  "text-shade inline-flex max-w-full wrap-anywhere min-h-9 items-center rounded-full border border-transparent px-3.5 text-sm pointer-coarse:min-h-11";

const genresOf = { movies: movieGenres, tv: seriesGenres } as const;

/** Links to the genres' films or series. A genre of the provider's that is in neither table has none. */
export function GenreChips({ genres, tab }: { genres: readonly Genre[]; tab: GenreTab }) {
  const { genres: genresLabel } = useWords("titles").titleSections;
  const { genres: names } = useWords("site");
  if (genres.length === 0) return null;
  return (
    <ul aria-label={genresLabel} className="flex flex-wrap gap-2">
      {genres.map((genre) => (
        <li key={genre.id} className="max-w-full">
          {genresOf[tab].some(({ id }) => id === genre.id) ? (
            <Link to={discoverPaths.genre[tab](genre.id)} className={chip}>
              {genreName(names, genre)}
            </Link>
          ) : (
            <span className={chip}>{genreName(names, genre)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
