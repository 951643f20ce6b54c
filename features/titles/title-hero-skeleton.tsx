import { classNames } from "#app/ui/class-names.ts";
import { backdropMeasures, belowPicture } from "./backdrop.tsx";
import { heroBodyLayout, heroHeadLayout, heroLayout, heroPosterLayout } from "./title-hero.tsx";

/** Of the size of a title's hero with a picture. `loading` says what the page waits for. */
export function TitleHeroSkeleton({ loading }: { loading: string }) {
  return (
    <div aria-busy="true" className="@container/hero overflow-x-clip">
      <p className="sr-only">{loading}</p>
      <div className={backdropMeasures}>
        <div className="h-(--picture-height) @min-[78rem]/hero:hidden" />
        <div className={belowPicture}>
          <div className={heroLayout}>
            <div className={classNames("skeleton aspect-2/3 w-full", heroPosterLayout)} />
            <div className={heroHeadLayout}>
              <div className="skeleton h-12" />
              <div className="skeleton mt-3 h-6 w-2/3" />
            </div>
            <div className={heroBodyLayout}>
              <div className="skeleton h-9 w-1/2" />
              <div className="skeleton h-11 w-2/3" />
              <div className="skeleton h-36 @min-[78rem]/hero:max-w-(--text-width)" />
              <div className="skeleton h-18 @min-[78rem]/hero:max-w-(--text-width)" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
