import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";
import { dayInRegion } from "#domain/region-day.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { ListState } from "#features/search/endings/list-state.tsx";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { parseReleaseChoice, type ReleaseChoice, releaseParameters, releasePath } from "./model/release-choice.ts";
import { ReleaseChoices, ReleaseTabs } from "./release-choices.tsx";
import { ReleaseDate } from "./release-date.tsx";
import { UpcomingHeading } from "./upcoming-heading.tsx";
import { useUpcomingQueries } from "./upcoming-queries.ts";

/** The rest of an address, for the form of the country. */
function parametersBeside({ list, week, kind }: ReleaseChoice): URLSearchParams {
  return releaseParameters({ region: null, page: 1, list, week, kind });
}

/** Films by their release in a country: /upcoming. */
export default function UpcomingScreen() {
  const words = useWords("upcoming").releasesPage;
  const { films, titleIn } = useWords("upcoming").listParts;
  const { moreFilms } = useWords("site").paging;
  const { pageTitles } = useWords("site");
  const { search } = useLocation();
  const site = useSite();
  const queries = useUpcomingQueries();
  const language = useLanguage();
  const choice = useMemo(() => parseReleaseChoice(new URLSearchParams(search)), [search]);
  const pageQuery = (page: number) => queries.upcomingMovies({ ...choice, page });
  const list = usePagedList({ parameter: "page", page: choice.page, pageQuery });
  const { data } = useQuery(pageQuery(list.first));
  const region = choice.region ?? regionOfLanguage(language);
  const [now] = useState(Date.now);
  const today = data?.today ?? dayInRegion(region, new Date(now));
  const heading = words.headings[site.catalog][choice.list];
  useDocumentTitle(pageTitles.page(pageTitles.list(site, titleIn(heading, regionName(region, language) ?? region)), list.first));
  if (list.isBeyondEnd) return <PageBeyondEnd to={releasePath({ ...choice, page: 1 })} />;
  const dateOf = ({ release_date: date }: { release_date: string }) => (
    <ReleaseDate date={date} today={today} catalog={site.catalog} isPast={choice.list === "cinemas"} />
  );
  const regionForm = {
    path: paths.upcoming,
    parameters: parametersBeside(choice),
    region: choice.region,
    pathIn: (region: string | null) => releasePath({ ...choice, region, page: 1 }),
  };
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-10">
      <UpcomingHeading
        heading={heading}
        lead={site.catalog === "embedded" ? words.embeddedLead : words.leads[choice.list]}
        regionForm={regionForm}
        count={data && data.totalResults > 0 ? films(data.totalResults) : null}
      >
        <ReleaseTabs choice={choice} catalog={site.catalog} />
      </UpcomingHeading>
      <ReleaseChoices choice={choice} today={today} catalog={site.catalog} />
      <ListState query={list.query} failure={notices.upcoming} skeleton={<GridSkeleton count={limits.lists.pageSize} />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyList {...words.empty} />
          ) : (
            <PagedList
              list={list}
              page={page}
              label={heading}
              pathOf={(number) => releasePath({ ...choice, page: number })}
              moreText={moreFilms}
              endsPage
              hides="movies"
            >
              {(movies, pending) => <MovieGrid movies={movies} label={heading} dateOf={dateOf} prioritizeFirst pending={pending} />}
            </PagedList>
          )
        }
      </ListState>
      <FeedLinks page={releasePath({ ...choice, page: 1 })} kinds={["movie"]} />
    </div>
  );
}
