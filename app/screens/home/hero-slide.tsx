import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { FactsLine } from "#app/movie/facts-line.tsx";
import { Picture } from "#app/movie/picture.tsx";
import { Rating } from "#app/movie/rating.tsx";
import { SharePanel } from "#app/movie/share-panel.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { watchNow } from "#content/words/actions.ts";
import { minutes } from "#content/words/facts.ts";
import * as words from "#content/words/home-page.ts";
import type { HeroMovie } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { imageSet } from "#domain/image-url.ts";
import { limits } from "#domain/limits.ts";
import { releaseYear } from "#domain/movie.ts";
import { canonicalMoviePath } from "#domain/paths.ts";

/** The poster on a phone, the backdrop elsewhere; each falls back to the other. */
function HeroPicture({ movie, priority }: { movie: HeroMovie; priority: boolean }) {
  const { imageBase } = useSite();
  const [failed, setFailed] = useState(false);
  const tall = movie.poster_path ?? movie.backdrop_path;
  const wide = movie.backdrop_path ?? movie.poster_path;
  if (failed || tall === null || wide === null) return null;
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={imageSet(imageBase, wide, ["w780", "w1280"])} sizes="100vw" />
      <Picture
        path={tall}
        widths={["w500", "w342", "w780"]}
        sizes="100vw"
        width={500}
        height={750}
        priority={priority}
        className="absolute inset-0 -z-20 size-full object-cover object-top"
        onFailure={() => setFailed(true)}
      />
    </picture>
  );
}

type HeroSlideProps = { movie: HeroMovie; position: number; count: number; isShown: boolean; hasPicture: boolean };

export function HeroSlide({ movie, position, count, isShown, hasPicture }: HeroSlideProps) {
  const facts = [
    releaseYear(movie),
    minutes(movie.runtime ?? limits.hero.defaultRuntimeMinutes),
    movie.vote_average !== null && <Rating key="rating" film={movie} />,
    genresOf(movie.genre_ids)
      .slice(0, 3)
      .map((genre) => genre.name)
      .join(", "),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not a field set
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.slideLabel(position + 1, count)}
      inert={!isShown}
      className={classNames("hero-fade relative isolate col-start-1 row-start-1 flex flex-col justify-end", isShown ? "opacity-100" : "opacity-0")}
    >
      {hasPicture && <HeroPicture movie={movie} priority={position === 0} />}
      <div aria-hidden="true" className="hero-scrim absolute inset-0 -z-10" />
      <div className="page-width pb-20 pt-48 text-on-night md:pb-24">
        <h2 className="display line-clamp-4 pb-[0.12em] max-w-[18ch] text-hero font-extrabold">{movie.title}</h2>
        <FactsLine className="mt-3 text-on-night-muted" facts={facts} />
        <p className="mt-3 line-clamp-3 min-h-[4.65em] max-w-[60ch] leading-relaxed">{movie.overview}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to={canonicalMoviePath(movie)} className={buttonClass("primary")}>
            <Icon of={playIcon} className="size-5 fill-current" />
            {watchNow}
          </Link>
          <SharePanel title={movie.title} path={canonicalMoviePath(movie)} variant="glass" side="second" opens="up" />
        </div>
      </div>
    </div>
  );
}
