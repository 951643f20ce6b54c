import { genres as genresLabel } from "#content/words/title-sections.ts";
import type { Genre } from "#domain/genre.ts";

export function GenreChips({ genres }: { genres: readonly Genre[] }) {
  if (genres.length === 0) return null;
  return (
    <ul aria-label={genresLabel} className="flex flex-wrap gap-2">
      {genres.map(({ id, name }) => (
        <li key={id} className="rounded-full bg-current/12 px-3 py-1 text-sm">
          {name}
        </li>
      ))}
    </ul>
  );
}
