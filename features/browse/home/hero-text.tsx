import { classNames } from "#app/ui/class-names.ts";
import { foreignText, Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { genreName, genresOf } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { releaseYear } from "#domain/movie.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import type { HeroMovie } from "../model/queries.ts";

type HeroTextProps = { movie: HeroMovie; position: number; count: number; isShown: boolean };

/** All texts share one cell of a grid, so that the buttons below stand still. One leaves in 75 ms, then the next takes as long to appear. */
export function HeroText({ movie, position, count, isShown }: HeroTextProps) {
  const words = useWords("browse").homePage;
  const { genres, facts: factWords } = useWords("site");
  const facts = [
    releaseYear(movie),
    factWords.minutes(movie.runtime ?? limits.hero.defaultRuntimeMinutes),
    movie.vote_average !== null && <Rating key="rating" film={movie} />,
    genresOf(movie.genre_ids)
      .slice(0, 3)
      .map((genre) => genreName(genres, genre))
      .join(factWords.comma),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not a field set
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideLabel(position + 1, count)}
      inert={!isShown}
      className={classNames("col-start-1 row-start-1 self-end transition-opacity duration-75", isShown ? "opacity-100 delay-75" : "opacity-0")}
    >
      <h2 className="display font-names line-clamp-4 max-w-[8.5em] pb-[0.08em] text-hero leading-display font-extrabold">
        <Name lang={movie.textLanguages?.title}>{movie.title}</Name>
      </h2>
      <FactsLine className="mt-3 text-on-night-muted" facts={facts} />
      <p {...foreignText(movie.textLanguages?.overview)} className="mt-3 line-clamp-3 min-h-[3lh] leading-relaxed short:hidden">
        {movie.overview}
      </p>
    </div>
  );
}
