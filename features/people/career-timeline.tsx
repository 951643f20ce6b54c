import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { languages } from "#domain/languages.ts";
import { notices } from "#domain/notices.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { CareerCaption } from "./career-caption.tsx";
import { CareerLegend } from "./career-legend.tsx";
import { CareerPlot } from "./career-plot.tsx";
import { CareerTable } from "./career-table.tsx";
import { careerScale } from "./model/career-scale.ts";
import type { CareerPoint } from "./model/career-timeline.ts";
import { usePersonQueries } from "./person-queries.ts";

const mostVotes = (points: readonly CareerPoint[]): number => points.reduce((most, { votes }, index) => (votes > (points[most]?.votes ?? 0) ? index : most), 0);

function Timeline({ points }: { points: readonly CareerPoint[] }) {
  const [chosen, choose] = useState(() => mostVotes(points));
  const isMirrored = languages[useLanguage()].direction === "rtl";
  const [scale] = useState(() => careerScale(points, isMirrored));
  return (
    <div className="grid grid-cols-1 gap-4">
      <CareerLegend />
      <CareerPlot points={points} scale={scale} chosen={chosen} onChoose={choose} />
      <div className="career-caption">{points[chosen] && <CareerCaption point={points[chosen]} />}</div>
      <CareerTable points={points} />
    </div>
  );
}

/** A person's titles as marks by year and rating. */
export function CareerTimeline({ id, skeleton }: { id: number; skeleton: ReactNode }) {
  const query = useQuery(usePersonQueries().career(id));
  const { untitled } = useWords("people").personPage;
  return (
    <QueryState query={query} failure={notices.person} skeleton={skeleton}>
      {(points) => points.length > 0 && <Timeline points={points.map((point) => ({ ...point, title: point.title || untitled }))} />}
    </QueryState>
  );
}
