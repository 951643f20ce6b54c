import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { genreName, movieGenres, seriesGenres } from "#domain/genre.ts";
import { sortedGenres } from "#domain/sorted-genres.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

type GenreChecksProps = { name: "genres" | "not"; filters: DiscoverFilters; chosen: readonly number[] };

/** Each genre's checkbox in the look of a chip. */
export function GenreChecks({ name, filters, chosen }: GenreChecksProps) {
  const { chips } = useWords("discover").discoverPage;
  const names = useWords("site").genres;
  const genres = sortedGenres(filters.type === "tv" ? seriesGenres : movieGenres, names, useLanguage());
  return genres.map((genre) => (
    <label key={genre.id} className="relative">
      <input type="checkbox" name={name} value={genre.id} defaultChecked={chosen.includes(genre.id)} className="sr-only" />
      <span className="genre-choice">{name === "not" ? chips.not(genreName(names, genre)) : genreName(names, genre)}</span>
    </label>
  ));
}

const radio = "inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11";

/** Of no effect until two genres are chosen. */
function MatchRadios({ filters }: { filters: DiscoverFilters }) {
  const words = useWords("discover").discoverForm;
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
      <legend className="float-start me-3 text-muted">{words.match}</legend>
      {(["all", "any"] as const).map((match) => (
        <label key={match} className={radio}>
          <input type="radio" name="match" value={match} defaultChecked={filters.match === match} className="size-4" />
          {words.matches[match]}
        </label>
      ))}
    </fieldset>
  );
}

export function GenreFields({ filters }: { filters: DiscoverFilters }) {
  const words = useWords("discover").discoverForm;
  return (
    <fieldset>
      <legend className="display mb-3 text-xl font-bold">{words.genres}</legend>
      <div className="flex flex-wrap gap-2">
        <GenreChecks name="genres" filters={filters} chosen={filters.genres} />
      </div>
      <MatchRadios filters={filters} />
    </fieldset>
  );
}
