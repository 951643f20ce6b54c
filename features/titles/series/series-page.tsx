import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { withSiteName } from "#domain/page-title.ts";
import "#features/titles/title-sections.css";
import "#features/player/stage.css";
import "#features/saved/spoilers.css";
import "./episode-list.css";
import "./guide/guide-frame.css";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useRestOfPage } from "#app/ui/rest-of-page.ts";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath, type EpisodeAddress, episodeSearch, parseEpisodeChoice } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import { FailedPage } from "#features/search/endings/page-failure.tsx";
import { useCanonicalAddress } from "#features/titles/canonical-address.ts";
import { unknownSeries } from "#features/titles/placeholder-titles.ts";
import { useSeries } from "#features/titles/title-details.ts";
import { TitleHeroSkeleton } from "#features/titles/title-hero-skeleton.tsx";
import { SeriesHero } from "./series-hero.tsx";
import { SeriesNotFound } from "./series-not-found.tsx";
import { useNamedEpisode, useShownEpisode } from "./shown-episode.ts";

/** Fetched with the screen where that is fetched ahead of a click. */
export const SeriesBody = lazyPart(async () => (await import("./series-body.tsx")).SeriesBody);

type HeadProps = {
  series: Series | undefined;
  query: UseQueryResult<Series | null>;
  address: EpisodeAddress;
  /** In the visitor's country; `undefined`: the page's own. */
  certification: string | null | undefined;
};

/** Without `series`, what stands in for the hero: the player works meanwhile. */
function Head({ series, query, address, certification }: HeadProps) {
  const { loading } = useWords("series").seriesPage;
  const choice = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  const isChosen = choice.season !== null || choice.episode !== null;
  const search = isChosen ? episodeSearch(address) : "";
  if (series) return <SeriesHero series={certification === undefined ? series : { ...series, certification }} search={search} />;
  if (query.isError) return <FailedPage notice={notices.series} query={query} />;
  return <TitleHeroSkeleton loading={loading} />;
}

const BodySkeleton = () => (
  <div className="page-width mt-8">
    <div id="player" className="skeleton stage-series" />
  </div>
);

/** Until `query` has data, `series` is a list's placeholder data, or missing. */
function SeriesContent({ id, series, query }: { id: number; series: Series | undefined; query: UseQueryResult<Series | null> }) {
  const { episodeCode } = useWords("series").seriesPage;
  const isLoading = query.isPending || query.isPlaceholderData;
  const rest = useRestOfPage();
  const shown = useShownEpisode(series ?? unknownSeries(id), series !== undefined && !isLoading);
  const [certification, setCertification] = useState<string | null>();
  const site = useSite();
  const episode = useNamedEpisode(shown);
  const { pageTitles } = useWords("site");
  useDocumentTitle(
    series
      ? withSiteName(pageTitles.series({ name: series.name, year: firstAirYear(series) }, episode && episodeCode(episode.season, episode.episode)), site)
      : null,
  );
  return (
    <article className="min-h-dvh">
      <Head series={series} query={query} address={shown.address} certification={certification} />

      <Suspense fallback={<BodySkeleton />}>
        {rest ? <SeriesBody series={series} query={query} shown={shown} onCertification={setCertification} /> : <BodySkeleton />}
      </Suspense>
    </article>
  );
}

export function SeriesPage({ id }: { id: number }) {
  const { query, series } = useSeries(id);
  useCanonicalAddress(series ? canonicalSeriesPath(series) : null);
  if (series === null) return <SeriesNotFound />;
  return <SeriesContent id={id} series={series} query={query} />;
}
