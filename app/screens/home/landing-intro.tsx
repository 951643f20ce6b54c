import { useSite } from "#app/data/site-context.tsx";
import { SearchBox } from "#app/search/search-box.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { MarqueeBoard } from "#app/ui/marquee-board.tsx";
import { landingHeadline, watchButton } from "#content/landing.ts";
import { searchLabel, welcome } from "#content/words/home-page.ts";
import { paths } from "#domain/paths.ts";

/** Stands above the hero, at `/` alone. */
export function LandingIntro() {
  const { name, tagline } = useSite();
  return (
    <section aria-label={welcome} className="page-width grid gap-7 pt-8 pb-10 md:pt-12 md:pb-14">
      <MarqueeBoard title={landingHeadline} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,44rem)_auto] md:items-end md:justify-between">
        <div className="grid grid-cols-1 gap-4">
          <p className="text-xl">{tagline}</p>
          <SearchBox label={searchLabel} />
        </div>
        <Link to={paths.home} className={buttonClass("primary", "justify-self-start px-7 text-lg")}>
          {watchButton(name)}
        </Link>
      </div>
    </section>
  );
}
