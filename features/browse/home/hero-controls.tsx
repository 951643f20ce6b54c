import { classNames } from "#app/ui/class-names.ts";
import { Icon, pauseIcon, playIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { HeroMovie } from "../model/queries.ts";

type HeroControlsProps = { movies: readonly HeroMovie[]; index: number; paused: boolean; onToggle: () => void; onSelect: (index: number) => void };

/** The pause button and the dots. */
export function HeroControls({ movies, index, paused, onToggle, onSelect }: HeroControlsProps) {
  const words = useWords("browse").homePage;
  return (
    <div className="page-width absolute inset-x-0 bottom-3 z-10 flex items-center gap-1 text-on-night noscript:hidden lg:bottom-6">
      <button
        type="button"
        aria-label={paused ? words.resume : words.pause}
        className="-ms-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-on-night/15"
        onClick={onToggle}
      >
        <Icon of={paused ? playIcon : pauseIcon} className="size-4 fill-current" />
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
