import { useNavigate } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon, Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath, seasonSearch } from "#domain/addresses.ts";
import { seasonAfter, seasonBefore } from "#domain/season-neighbors.ts";
import { hasSpecials, regularSeasons, specialsNumber } from "#domain/seasons.ts";
import type { Series } from "#domain/series.ts";
import { seasonLabel } from "../model/season-label.ts";
import { seasonHref } from "./shown-episode.ts";

const arrowClass =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-raised-more transition-colors hover:bg-line aria-disabled:opacity-45 aria-disabled:hover:bg-raised-more";

type SelectorProps = { series: Series; season: number };

/** "Season N of M" is the control itself. Without script the form needs its button. In a very narrow column it stands above the arrows. */
function SeasonSelect({ series, season }: SelectorProps) {
  const pathIn = usePathIn();
  const words = useWords("series");
  const navigate = useNavigate();
  const regular = regularSeasons(series);
  // The specials, or a season that the address names and the series lacks.
  const numbers = regular.includes(season) ? regular : [season, ...regular];
  return (
    <form action={pathIn(canonicalSeriesPath(series))} className="flex min-w-0 grow gap-2 @max-xs:order-first @max-xs:basis-full">
      <span className="relative min-w-0 grow">
        <select
          name="season"
          aria-label={words.episodes.jumpToSeason}
          autoComplete="off"
          value={season}
          className="display min-h-11 w-full truncate bg-none rounded-md border border-line bg-raised ps-3 pe-9 text-xl font-bold text-ivory transition-colors hover:bg-raised-more"
          onChange={(event) => navigate(seasonSearch(Number(event.currentTarget.value)), { replace: true })}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {seasonLabel(words, series, number)}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
      </span>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass("quiet")}>
          {words.episodes.go}
        </button>
      </span>
    </form>
  );
}

function Arrow({ series, season, label, icon }: { series: Series; season: number | null; label: string; icon: typeof chevronLeftIcon }) {
  return (
    <InPlaceLink to={season === null ? null : seasonHref(series, season)} aria-label={label} className={arrowClass}>
      <Icon of={icon} />
    </InPlaceLink>
  );
}

/** specification.md, section 2. The button for the specials is added (readings.md, Screens). */
export function SeasonSelector({ series, season }: SelectorProps) {
  const words = useWords("series");
  const { seasons, previousSeason, nextSeason, specials } = words.episodes;
  const hasChoice = regularSeasons(series).length > 1;
  const isSpecials = season === specialsNumber;
  return (
    <nav aria-label={seasons} className="relative flex flex-wrap items-center gap-2 rounded-lg bg-raised p-2">
      <Arrow series={series} season={seasonBefore(series, season)} label={previousSeason} icon={chevronLeftIcon} />
      {/* Announces the season, also where an arrow has changed it. */}
      <h2 aria-live="polite" className={hasChoice ? "sr-only" : "display grow text-center text-xl font-bold"}>
        {seasonLabel(words, series, season)}
      </h2>
      {hasChoice && <SeasonSelect series={series} season={season} />}
      <Arrow series={series} season={seasonAfter(series, season)} label={nextSeason} icon={chevronRightIcon} />
      {hasSpecials(series) && (
        <InPlaceLink
          to={seasonHref(series, specialsNumber)}
          aria-current={isSpecials ? "true" : undefined}
          className={buttonClass(isSpecials ? "primary" : "quiet", "px-3 @max-sm:grow")}
        >
          {specials}
        </InPlaceLink>
      )}
    </nav>
  );
}
