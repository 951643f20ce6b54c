import { useNavigate } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { chevronLeftIcon, chevronRightIcon, Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import * as words from "#content/words/episodes.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { hasSpecials, regularSeasons, seasonAfter, seasonBefore, seasonLabel, specialsNumber } from "#domain/season-order.ts";
import type { Series } from "#domain/series.ts";
import { seasonSearch } from "#domain/series-address.ts";
import { seasonHref } from "./shown-episode.ts";

/** From this many seasons on, a list stands beside the arrows. */
const manySeasons = 4;

const arrowClass =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-raised-more hover:bg-line aria-disabled:opacity-45 aria-disabled:hover:bg-raised-more";

type SelectorProps = { series: Series; season: number };

/** Without script the form needs its button. */
function SeasonJump({ series, season }: SelectorProps) {
  const navigate = useNavigate();
  return (
    <form action={canonicalSeriesPath(series)} className="flex grow gap-2">
      <select
        key={season}
        name="season"
        aria-label={words.jumpToSeason}
        defaultValue={season}
        className="min-h-11 w-full min-w-0 rounded-md border border-line bg-raised px-3 text-ivory"
        onChange={(event) => void navigate({ search: seasonSearch(Number(event.currentTarget.value)) }, { replace: true })}
      >
        {season === specialsNumber && <option value={specialsNumber}>{words.specials}</option>}
        {regularSeasons(series).map((number) => (
          <option key={number} value={number}>
            {words.season(number)}
          </option>
        ))}
      </select>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass("quiet")}>
          {words.go}
        </button>
      </span>
    </form>
  );
}

/** specification.md, section 2. The list of many seasons and the specials' button are added (readings.md, Screens). */
export function SeasonSelector({ series, season }: SelectorProps) {
  const before = seasonBefore(series, season);
  const after = seasonAfter(series, season);
  const isLong = regularSeasons(series).length >= manySeasons;
  const withSpecials = hasSpecials(series);
  return (
    <div className="grid gap-2">
      <nav aria-label={words.seasons} className="flex items-center justify-between gap-2 rounded-lg bg-raised p-2">
        <InPlaceLink to={before === null ? null : seasonHref(series, before)} aria-label={words.previousSeason} className={arrowClass}>
          <Icon of={chevronLeftIcon} />
        </InPlaceLink>
        <h2 aria-live="polite" className="display text-xl font-bold">
          {seasonLabel(series, season)}
        </h2>
        <InPlaceLink to={after === null ? null : seasonHref(series, after)} aria-label={words.nextSeason} className={arrowClass}>
          <Icon of={chevronRightIcon} />
        </InPlaceLink>
      </nav>
      {(isLong || withSpecials) && (
        <div className="flex gap-2">
          {isLong && <SeasonJump series={series} season={season} />}
          {withSpecials && (
            <InPlaceLink
              to={seasonHref(series, specialsNumber)}
              aria-current={season === specialsNumber ? "true" : undefined}
              className={buttonClass(season === specialsNumber ? "primary" : "quiet")}
            >
              {words.specials}
            </InPlaceLink>
          )}
        </div>
      )}
    </div>
  );
}
