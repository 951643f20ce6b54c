import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { imageSet } from "#domain/image-url.ts";
import { Picture } from "#features/lists/cards/picture.tsx";
import type { HeroMovie } from "../model/queries.ts";

/** On a phone w500, whatever its density: the picture shares the line with the page, and text covers its lower half. */
const tallSizes = "(min-width: 480px) 100vw, (min-resolution: 2.5dppx) 36vw, (min-resolution: 1.5dppx) 60vw, 100vw";

type HeroPictureProps = { movie: HeroMovie; isShown: boolean; priority: boolean };

/** The poster in a narrow window, the backdrop elsewhere; each replaces the other where it is missing. In a wide window its foot is below the hero's edge. */
function PosterOrBackdrop({ movie, priority }: Pick<HeroPictureProps, "movie" | "priority">) {
  const { imageBase } = useSite();
  const [failed, setFailed] = useState(false);
  const tall = movie.poster_path ?? movie.backdrop_path;
  const wide = movie.backdrop_path ?? movie.poster_path;
  if (failed || tall === null || wide === null) return null;
  return (
    <picture>
      <source media="(min-width: 640px)" srcSet={imageSet(imageBase, wide, ["w780", "w1280"])} sizes="100vw" />
      <Picture
        path={tall}
        widths={["w500", "w342", "w780"]}
        sizes={tallSizes}
        width={500}
        height={750}
        priority={priority}
        className="absolute inset-x-0 top-0 aspect-2/3 w-full object-cover object-top sm:aspect-video wide:h-[112%] wide:object-[70%_20%]"
        onFailure={() => setFailed(true)}
      />
    </picture>
  );
}

/** The next picture fades in over the last one, which leaves when it is covered. */
export function HeroPicture({ movie, isShown, priority }: HeroPictureProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="hero-picture"
      data-shown={isShown}
      className={classNames("absolute inset-0 bg-night", isShown ? "hero-fade -z-20" : "-z-30 opacity-0 transition-opacity delay-800 duration-0")}
    >
      <PosterOrBackdrop movie={movie} priority={priority} />
    </div>
  );
}
