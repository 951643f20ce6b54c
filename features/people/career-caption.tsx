import { Link } from "#app/router/link.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Rating } from "#features/lists/cards/rating.tsx";
import type { CareerPoint } from "./model/career-timeline.ts";
import { pointPath } from "./point-path.ts";

/** The chosen title below the plot, for eyes and fingers: its mark has the same name and link. */
export function CareerCaption({ point }: { point: CareerPoint }) {
  const { pointType } = useWords("people").personPage;
  const { votes } = useWords("site").facts;
  return (
    <div aria-hidden="true" data-slot="career-caption" className="max-w-[40rem]">
      <Link to={pointPath(point)} tabIndex={-1} className="line-clamp-1 text-lg leading-snug font-semibold hover:text-amber">
        <Name lang={point.language}>{point.title}</Name>
      </Link>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-muted">
        <span>{point.year}</span>
        <span>{pointType(point)}</span>
        <Rating film={{ vote_average: point.rating, vote_count: point.votes }} />
        <span>{votes(point.votes)}</span>
      </p>
    </div>
  );
}
