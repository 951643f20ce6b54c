import { Link } from "react-router";
import { SearchBox } from "#app/search/search-box.tsx";
import { useSite } from "#app/site.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { landingHeadline, watchButton } from "#content/landing.ts";
import { paths } from "#domain/paths.ts";

/** What a first visit sees above the hero: who we are, and the way in. */
export function LandingIntro() {
  const { name, tagline } = useSite();
  return (
    <section aria-label="Welcome" className="room-width grid gap-6 py-12 md:py-16">
      <div>
        <PageHeading className="text-hero">{landingHeadline}</PageHeading>
        <p className="mt-4 text-xl text-muted">{tagline}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,44rem)_auto] md:items-start md:justify-between">
        <SearchBox label="Find something to watch" />
        <Link to={paths.home} className={buttonClass("primary", "justify-self-start px-7 text-lg")}>
          {watchButton(name)}
        </Link>
      </div>
    </section>
  );
}
