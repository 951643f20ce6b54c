import { Suspense } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Series } from "#domain/series.ts";
import { guidePages, pagesAtOnce } from "#features/titles/model/episode-guide.ts";
import { GuideFrame } from "./guide-frame.tsx";

const GuideContent = lazyPart(async () => (await import("./guide-content.tsx")).GuideContent);

/**
 * All episodes of a series with their ratings, where the provider lists its seasons. It loads when it comes into view; without script the list
 * beside the player has the same episodes.
 */
export function EpisodeGuide({ series }: { series: Series }) {
  const { episodeGuide } = useWords("series").guideFrame;
  // The embedded catalog documents no votes on episodes.
  const expectsRatings = useSite().catalog === "live";
  const pages = guidePages(series);
  const first = pagesAtOnce(pages);
  if (first.length === 0) return null;
  const frame = { seasons: first.flat(), expectsRatings, more: first.length < pages.length && <div className="h-11" /> };
  const skeleton = (
    <GuideFrame {...frame}>
      <div className="skeleton size-full" />
    </GuideFrame>
  );
  return (
    <Section title={episodeGuide} className="noscript:hidden">
      <WhenInView fallback={skeleton}>
        {() => (
          <Suspense fallback={skeleton}>
            <GuideContent series={series} frame={frame} />
          </Suspense>
        )}
      </WhenInView>
    </Section>
  );
}
