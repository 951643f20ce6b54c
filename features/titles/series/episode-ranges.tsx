import { classNames } from "#app/ui/class-names.ts";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { Season, Series } from "#domain/series.ts";
import { episodeHref } from "./shown-episode.ts";

type EpisodeRangesProps = { series: Series; season: Season; slice: NonNullable<Season["slice"]> };

/** Links to the ranges of a long season, each to its first episode. */
export function EpisodeRanges({ series, season, slice: { index: shownIndex, ranges, total } }: EpisodeRangesProps) {
  const words = useWords("series").episodes;
  const shown = ranges[shownIndex];
  return (
    // The key closes the menu when another range is shown.
    <details key={shownIndex} className="group mb-2 rounded-lg bg-raised">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {shown && words.episodeRange(shown.first, shown.last)}{" "}
          <span className="font-normal text-muted">{words.ofTotal(useWords("site").facts.number(total))}</span>
        </span>
        <Icon of={chevronDownIcon} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label={words.seasonParts} className="episode-ranges grid max-h-64 grid-cols-2 gap-1 overflow-y-auto p-2 text-center text-sm sm:grid-cols-3">
        {ranges.map(({ first, last }, index) => (
          <li key={first} className={classNames(index === shownIndex && "font-semibold")}>
            <InPlaceLink to={episodeHref(series, { season: season.season_number, episode: first })} aria-current={index === shownIndex || undefined}>
              {words.range(first, last)}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
