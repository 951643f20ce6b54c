import type { MouseEvent } from "react";
import { Backdrop } from "#app/movie/backdrop.tsx";
import { FactsLine } from "#app/movie/facts-line.tsx";
import { GenreChips } from "#app/movie/genre-chips.tsx";
import { Poster } from "#app/movie/poster.tsx";
import { Rating } from "#app/movie/rating.tsx";
import { SharePanel } from "#app/movie/share-panel.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon, playIcon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";
import { watchNow } from "#content/words/actions.ts";
import * as words from "#content/words/series-page.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import { firstAirYear, type Series } from "#domain/series.ts";

const playerId = "player";

/** Scrolls smoothly and leaves no fragment in the address, unlike the link itself. */
function scrollToPlayer(event: MouseEvent<HTMLAnchorElement>): void {
  const player = document.getElementById(playerId);
  if (!player) return;
  event.preventDefault();
  smoothScrollTo(player);
}

const seasonsText = ({ number_of_seasons: seasons }: Series): string | null => (seasons ? words.seasonCount(seasons) : null);

/** `search`: the query string of the shown episode, for the shared address. */
export function SeriesHero({ series, search }: { series: Series; search: string }) {
  const facts = [firstAirYear(series), series.vote_average !== null && <Rating key="rating" film={series} />, seasonsText(series)];
  return (
    <Backdrop path={series.backdrop_path}>
      <div className="grid grid-cols-[min(6.5rem,32.5vw)_minmax(0,1fr)] items-end gap-x-5 gap-y-6 text-on-night md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Poster
          path={series.poster_path}
          title={series.name}
          sizes="(min-width: 1024px) 240px, (min-width: 768px) 208px, 104px"
          className="bg-night shadow-2xl md:row-span-2"
        />
        <div className="min-w-0 self-end">
          <PageHeading>{series.name}</PageHeading>
          <FactsLine className="mt-3 min-h-6 text-on-night-muted" facts={facts} />
        </div>
        <div className="col-span-2 grid gap-5 self-start md:col-span-1">
          <p className="max-w-[70ch] leading-relaxed md:text-lg">{series.overview || words.noOverview}</p>
          <GenreChips genres={series.genres} />
          <div className="flex flex-wrap gap-3">
            <a href={`#${playerId}`} onClick={scrollToPlayer} className={buttonClass("primary")}>
              <Icon of={playIcon} className="size-5 fill-current" />
              {watchNow}
            </a>
            <SharePanel title={series.name} path={canonicalSeriesPath(series) + search} variant="glass" side="second" />
          </div>
        </div>
      </div>
    </Backdrop>
  );
}
