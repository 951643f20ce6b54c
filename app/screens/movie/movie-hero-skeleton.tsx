import { TitleHeroSkeleton } from "#app/movie/title-hero-skeleton.tsx";
import { loading } from "#content/words/movie-page.ts";

export function MovieHeroSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{loading}</p>
      <TitleHeroSkeleton />
    </div>
  );
}
