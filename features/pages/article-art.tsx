import type { ComponentType } from "react";
import { AspectRatiosArt, SerialsArt, SilentComedyArt } from "./article-art-history.tsx";
import { CaptionsArt, FiveMinutesArt, OpenFilmsArt } from "./article-art-watching.tsx";
import type { ArticleId } from "./model/article.ts";

const drawings: Record<ArticleId, ComponentType> = {
  "silent-comedy": SilentComedyArt,
  "five-minutes": FiveMinutesArt,
  "open-films": OpenFilmsArt,
  "aspect-ratios": AspectRatiosArt,
  serials: SerialsArt,
  captions: CaptionsArt,
};

/** The picture at a card's head, the same in both themes. */
export function ArticleArt({ id }: { id: ArticleId }) {
  const Drawing = drawings[id];
  return (
    <svg aria-hidden="true" viewBox="0 0 640 260" className="block aspect-[640/260] w-full bg-night">
      <Drawing />
    </svg>
  );
}
