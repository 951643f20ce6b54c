import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { posterRow } from "./poster-row.tsx";

const SuggestionRow = lazyPart(async () => (await import("./suggestion-row.tsx")).SuggestionRow);

const skeleton = (
  <div aria-hidden="true">
    <div className="skeleton mb-5 h-8 w-2/3" />
    <GridSkeleton count={8} columns={posterRow} />
  </div>
);

/** Recommendations of one or two saved titles, each of which costs a request. */
export function SavedSuggestions({ count }: { count: 1 | 2 }) {
  return (
    <div className="grid grid-cols-1 gap-16">
      {[0, 1].slice(0, count).map((index) => (
        <WhenInView key={index} fallback={skeleton} className="home-suggestions">
          {() => (
            <Suspense fallback={skeleton}>
              <SuggestionRow index={index} />
            </Suspense>
          )}
        </WhenInView>
      ))}
    </div>
  );
}
