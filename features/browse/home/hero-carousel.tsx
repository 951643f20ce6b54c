import { Link } from "#app/router/link.tsx";
import "./hero-carousel.css";
import { useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { useCarouselTimer } from "#app/ui/carousel-timer.ts";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { useSettled } from "#app/ui/settled.ts";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalMoviePath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { SharePanel } from "#features/sharing/share-panel.tsx";
import type { HeroMovie } from "../model/queries.ts";
import { HeroControls } from "./hero-controls.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { HeroText } from "./hero-text.tsx";

/** The carousel wraps to the first item after the last. */
const nextHeroItem = (index: number, count: number): number => (count === 0 ? 0 : (index + 1) % count);

/** The films whose pictures are needed: the shown one, those before it, and the next one half the time before its turn. */
function useNeededPictures(index: number, count: number): readonly number[] {
  const settledIndex = useSettled(index, limits.hero.advanceMs / 2, -1);
  const [needed, setNeeded] = useState<readonly number[]>([0]);
  const missing = (index === settledIndex ? [index, nextHeroItem(index, count)] : [index]).filter((one) => !needed.includes(one));
  if (missing.length > 0) setNeeded([...needed, ...missing]);
  return needed;
}

function HeroActions({ movie }: { movie: HeroMovie }) {
  const { watchNow } = useWords("site").actions;
  const path = canonicalMoviePath(movie);
  return (
    <div className="relative mt-5 flex flex-wrap gap-3">
      <Link to={path} className={buttonClass("primary")}>
        <Icon of={playIcon} className="size-5 fill-current" />
        {watchNow}
      </Link>
      <SharePanel title={movie.title} path={path} opens="up" />
    </div>
  );
}

/** specification.md, section 2: five trending films, one every eight seconds. A change leaves the buttons, dots and pause where they are. */
export function HeroCarousel({ movies }: { movies: readonly HeroMovie[] }) {
  const words = useWords("browse").homePage;
  const [selected, setIndex] = useState(0);
  // A refetched list may be shorter.
  const index = Math.min(selected, Math.max(0, movies.length - 1));
  const needed = useNeededPictures(index, movies.length);
  const timer = useCarouselTimer(limits.hero.advanceMs, index, () => setIndex(nextHeroItem(index, movies.length)));
  const shown = movies[index];
  if (!shown) return null;
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.carouselLabel}
      data-slot="hero"
      className="hero-size relative isolate flex flex-col justify-end overflow-hidden bg-night text-on-night wrap-anywhere"
      {...timer.pauseHandlers}
    >
      <HeroControls movies={movies} index={index} paused={timer.paused} onToggle={timer.togglePaused} onSelect={setIndex} />
      {movies.map(
        (movie, position) => needed.includes(position) && <HeroPicture key={movie.id} movie={movie} isShown={movie === shown} priority={position === 0} />,
      )}
      <div className="hero-text relative">
        <div aria-hidden="true" className="hero-scrim" />
        <div className="page-width pb-18 lg:pb-24">
          <div className="max-w-[60ch] wide:max-w-[min(33rem,40vw)]">
            <div className="grid grid-cols-1">
              {movies.map((movie, position) => (
                <HeroText key={movie.id} movie={movie} position={position} count={movies.length} isShown={movie === shown} />
              ))}
            </div>
            <HeroActions movie={shown} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Of the carousel's size. */
export function HeroSkeleton() {
  return <div aria-hidden="true" className="skeleton hero-size rounded-none" />;
}
