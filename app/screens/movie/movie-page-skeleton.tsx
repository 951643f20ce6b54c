import { TitleHeroSkeleton } from "#app/movie/title-hero-skeleton.tsx";
import { loading } from "#content/words/movie-page.ts";

export function MoviePageSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <p className="sr-only">{loading}</p>
      <TitleHeroSkeleton />
      <div className="page-width pt-8">
        <div className="skeleton stage-movie" />
      </div>
    </div>
  );
}
