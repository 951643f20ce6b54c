import { useEffect, useState } from "react";
import { useCarouselTimer } from "#app/ui/carousel-timer.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, pauseIcon, playIcon } from "#app/ui/icons.tsx";
import * as words from "#content/words/home-page.ts";
import type { HeroMovie } from "#domain/catalog.ts";
import { nextHeroItem } from "#domain/hero.ts";
import { limits } from "#domain/limits.ts";
import { HeroSlide } from "./hero-slide.tsx";

type ControlsProps = { movies: readonly HeroMovie[]; index: number; paused: boolean; onToggle: () => void; onSelect: (index: number) => void };

function Controls({ movies, index, paused, onToggle, onSelect }: ControlsProps) {
  return (
    <div className="page-width absolute inset-x-0 bottom-3 z-10 flex items-center gap-1 text-on-night noscript:hidden md:bottom-6">
      <button
        type="button"
        aria-label={paused ? words.resume : words.pause}
        className="-ml-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-on-night/15"
        onClick={onToggle}
      >
        {paused ? <Icon of={playIcon} className="size-4 fill-current" /> : <Icon of={pauseIcon} className="size-4 fill-current" />}
      </button>
      {movies.map((movie, position) => (
        <button
          key={movie.id}
          type="button"
          aria-label={words.showSlide(movie.title, position + 1, movies.length)}
          aria-current={position === index}
          className="inline-flex size-8 items-center justify-center rounded-full hover:bg-on-night/15 pointer-coarse:size-11"
          onClick={() => onSelect(position)}
        >
          <span className={classNames("h-2 rounded-full", position === index ? "w-6 bg-marquee" : "w-2 bg-on-night/60")} />
        </button>
      ))}
    </div>
  );
}

/** specification.md, section 2: five trending films, one every eight seconds. */
export function HeroCarousel({ movies }: { movies: readonly HeroMovie[] }) {
  const [selected, setIndex] = useState(0);
  // A refetched list may be shorter.
  const index = Math.min(selected, Math.max(0, movies.length - 1));
  const [isPageLoaded, setPageLoaded] = useState(false);
  const timer = useCarouselTimer(limits.hero.advanceMs, index, () => setIndex(nextHeroItem(index, movies.length)));
  // The other slides' pictures must not compete with the first one.
  useEffect(() => {
    const onLoad = () => setPageLoaded(true);
    if (document.readyState === "complete") return onLoad();
    window.addEventListener("load", onLoad, { once: true });
    return () => window.removeEventListener("load", onLoad);
  }, []);
  if (movies.length === 0) return null;
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={words.carouselLabel}
      data-slot="hero"
      className="relative isolate grid grid-cols-1 overflow-hidden wrap-anywhere min-h-[34rem] bg-night md:min-h-[min(44rem,78vh)]"
      {...timer.pauseHandlers}
    >
      <Controls movies={movies} index={index} paused={timer.paused} onToggle={timer.togglePaused} onSelect={setIndex} />
      {movies.map((movie, position) => (
        <HeroSlide
          key={movie.id}
          movie={movie}
          position={position}
          count={movies.length}
          isShown={position === index}
          hasPicture={position === 0 || isPageLoaded}
        />
      ))}
    </section>
  );
}

/** Of the carousel's size. */
export function HeroSkeleton() {
  return <div aria-hidden="true" className="skeleton min-h-[34rem] rounded-none md:min-h-[min(44rem,78vh)]" />;
}
