import { TitleHeroSkeleton } from "#app/movie/title-hero-skeleton.tsx";
import { loading } from "#content/words/series-page.ts";

export function SeriesHeroSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{loading}</p>
      <TitleHeroSkeleton />
    </div>
  );
}
