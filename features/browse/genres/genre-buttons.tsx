import { Link } from "#app/router/link.tsx";
import "./ticket.css";
import { type RefObject, useEffect, useRef } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { showInRow } from "#app/ui/show-in-row.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { allGenres, type Genre, genreName, isMovieGenre } from "#domain/genre.ts";
import { sortedGenres } from "#domain/sorted-genres.ts";
import { genreSearch } from "#features/browse/model/genre-address.ts";
import { genreContentId } from "./genre-content.tsx";
import { genreIcons } from "./genre-icons.ts";

/** Action, Action & Adventure, Adventure; Science Fiction, Sci-Fi & Fantasy, Fantasy; War, War & Politics: films or series, under nearly one name. */
const nearlyEqual = new Set([28, 10759, 12, 878, 10765, 14, 10752, 10768]);

/**
 * 27 tickets in three or nine columns, so that no row is left unfinished; fewer columns where the text is large. The system's faces of other scripts are
 * wider than ours: Japanese is smaller, Russian with its long words in fewer columns too.
 */
const wall = {
  list: "couch:grid-cols-5 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(max(11rem,calc((100%-1.6rem)/3)),1fr))] sm:gap-3 xl:grid-cols-[repeat(auto-fill,minmax(max(7rem,calc((100%-6.1rem)/9)),1fr))] max-sm:[&:lang(ru)]:grid-cols-2 xl:[&:lang(ru)]:grid-cols-7",
  button: "ticket group h-full rounded-lg transition-colors hover:text-amber forced-colors:border",
  icon: "size-8 text-amber group-hover:text-on-marquee min-[1700px]:size-10",
  text: "display text-xl font-bold sm:max-xl:text-2xl min-[1700px]:text-2xl [&:lang(ru)]:text-base [&:lang(ja)]:text-sm",
  tag: "mt-1 font-sans text-sm leading-none font-normal text-muted",
};

/** The wall folded into a row, which scrolls sideways to the window's edge; on large windows all of it shows. */
const row = {
  list: "relative -my-1 -me-[clamp(1rem,4vw,3rem)] flex min-w-0 [scroll-snap-type:x_proximity] scroll-px-4 gap-2 overflow-x-auto py-1 pe-[clamp(1rem,4vw,3rem)] ps-2 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] max-xl:border-s max-xl:border-line xl:me-0 xl:flex-wrap xl:pe-1",
  button:
    "inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-raised-more px-4 text-sm font-semibold transition-colors snap-center hover:text-amber aria-[current]:bg-marquee aria-[current]:text-on-marquee aria-[current]:[scroll-initial-target:nearest] lg:pointer-fine:min-h-9",
  icon: "hidden",
  text: "",
  tag: "ms-1.5 font-normal opacity-75",
};

const chipClass =
  "inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-sm font-semibold transition-colors hover:text-amber lg:pointer-fine:min-h-9";

type GenreButtonProps = { genre: Genre; look: typeof wall; isSelected: boolean; isFolded: boolean; onSelect: () => void };

/** Without script it jumps to the genre's section. */
function GenreButton({ genre, look, isSelected, isFolded, onSelect }: GenreButtonProps) {
  const words = useWords("browse").genresPage;
  const { id } = genre;
  const names = useWords("site").genres;
  const icon = genreIcons[id];
  return (
    <InPlaceLink
      to={`${paths.genres}${genreSearch(id)}#${genreContentId}`}
      replace={isFolded}
      aria-current={isSelected || undefined}
      onClick={onSelect}
      className={look.button}
    >
      {icon && <Icon of={icon} strokeWidth={1.5} className={look.icon} />}
      <span className={look.text}>
        <span data-slot="genre-name">{genreName(names, genre)}</span>
        {nearlyEqual.has(id) && <span className={look.tag}> {isMovieGenre(id) ? words.medium.movies : words.medium.tv}</span>}
      </span>
    </InPlaceLink>
  );
}

type GenreButtonsProps = { selectedId: number | null; onSelect: () => void; ref: RefObject<HTMLDivElement | null> };

/** specification.md, section 2: a wall of tickets until one is chosen, then a row. */
export function GenreButtons({ selectedId, onSelect, ref }: GenreButtonsProps) {
  const words = useWords("browse").genresPage;
  const { genres } = useWords("site");
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const isFolded = selectedId !== null;
  const look = isFolded ? row : wall;
  // The chosen chip has its place only in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-current]")?.closest("li");
    if (list.current && chosen) showInRow(list.current, chosen);
  }, [selectedId]);
  return (
    <div ref={ref} id="genres" className={isFolded ? "flex items-start gap-3 xl:gap-1" : undefined}>
      {isFolded && (
        <Link to={paths.genres} className={chipClass}>
          {words.allGenres}
        </Link>
      )}
      <ul ref={list} aria-label={words.genresLabel} className={look.list} onKeyDown={moveFocusWithArrows}>
        {sortedGenres(allGenres, genres, language).map((genre) => (
          <li key={genre.id}>
            <GenreButton genre={genre} look={look} isSelected={genre.id === selectedId} isFolded={isFolded} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  );
}
