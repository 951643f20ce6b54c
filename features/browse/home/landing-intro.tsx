import { Link } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { MarqueeBoard } from "#app/ui/page-heading.tsx";
import { paths } from "#domain/addresses.ts";
import { landingHeadline, searchLabel, watchButton, welcome } from "#features/browse/words/home-page.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";
import { PosterStrip } from "./poster-strip.tsx";

/** Stands above the hero, at `/` alone. */
export function LandingIntro() {
  const { name, tagline } = useSite();
  return (
    <section
      aria-label={welcome}
      className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-6 pb-7 md:py-10 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-center"
    >
      <div className="grid grid-cols-1 gap-5">
        <MarqueeBoard title={landingHeadline} className="short:whitespace-normal max-lg:[--text-title:clamp(1.5rem,min(7.2vw,9vh),3.5rem)]" />
        <p className="text-xl">{tagline}</p>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-[1_1_20rem]">
            <SearchBox label={searchLabel} />
          </div>
          <Link to={paths.home} className={buttonClass("primary", "px-6 max-sm:w-full")}>
            {watchButton(name)}
          </Link>
        </div>
      </div>
      <PosterStrip />
    </section>
  );
}
