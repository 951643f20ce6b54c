import "./career.css";
import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { CareerLegend } from "./career-legend.tsx";
import type { PersonWorkState } from "./use-person-work.ts";

const CareerTimeline = lazyPart(async () => (await import("./career-timeline.tsx")).CareerTimeline);

/** The room around it has the timeline's height. */
const skeleton = (
  <div className="grid grid-cols-1 gap-4">
    <CareerLegend />
    <div className="skeleton career-height" />
  </div>
);

/** It needs all credits, of which the page holds the first ones, so that it loads in view. Without script the lists below say the same. */
export function CareerSection({ id, query }: { id: number } & Pick<PersonWorkState, "query">) {
  const { careerTimeline } = useWords("people").personPage;
  if (query.isError || query.data?.plotted === 0) return null;
  return (
    <Section title={careerTimeline} className="noscript:hidden">
      <WhenInView fallback={skeleton} className="career-room">
        {() => (
          <Suspense fallback={skeleton}>
            <CareerTimeline id={id} skeleton={skeleton} />
          </Suspense>
        )}
      </WhenInView>
    </Section>
  );
}
