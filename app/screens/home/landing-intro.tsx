import { Link } from "react-router";
import { useSite } from "#app/site.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { landingHeadline, watchButton } from "#content/landing.ts";
import { paths } from "#domain/paths.ts";

/** What a first visit sees above the hero: who we are, and the way in. */
export function LandingIntro() {
  const { name, tagline } = useSite();
  return (
    <section aria-label="Welcome" className="room-width grid gap-6 py-12 md:grid-cols-[1fr_auto] md:items-end md:py-16">
      <div>
        <PageHeading className="text-hero">{landingHeadline}</PageHeading>
        <p className="mt-4 text-xl text-muted">{tagline}</p>
      </div>
      <Link to={paths.home} className={buttonClass("primary", "justify-self-start px-7 text-lg")}>
        {watchButton(name)}
      </Link>
    </section>
  );
}
