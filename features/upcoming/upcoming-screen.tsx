import { useMemo } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { parseReleaseChoice, releasePath } from "./model/release-choice.ts";
import { RegionPage } from "./region-page.tsx";
import { ReleaseChoices, ReleaseTabs } from "./release-choices.tsx";
import { ReleaseDate } from "./release-date.tsx";
import { useUpcomingQueries } from "./upcoming-queries.ts";

/** Films by their release in a country: /upcoming. */
export default function UpcomingScreen() {
  const words = useWords("upcoming").releasesPage;
  const { films: count } = useWords("upcoming").listParts;
  const { moreFilms } = useWords("site").paging;
  const { search } = useLocation();
  const { catalog } = useSite();
  const queries = useUpcomingQueries();
  const choice = useMemo(() => parseReleaseChoice(new URLSearchParams(search)), [search]);
  const heading = words.headings[catalog][choice.list];
  const lead = catalog === "embedded" ? words.embeddedLead : words.leads[choice.list];
  const dateIn = (today: string) => (movie: { release_date: string }) => (
    <ReleaseDate date={movie.release_date} today={today} catalog={catalog} isPast={choice.list === "cinemas"} />
  );
  return (
    <RegionPage
      lists="movies"
      choice={choice}
      pathOf={releasePath}
      queryOf={queries.upcomingMovies}
      failure={notices.upcoming}
      texts={{ heading, lead, count, more: moreFilms, empty: words.empty }}
      tabs={<ReleaseTabs choice={choice} catalog={catalog} />}
      choices={(today) => <ReleaseChoices choice={choice} today={today} catalog={catalog} />}
      grid={(movies, pending, today) => <MovieGrid movies={movies} label={heading} dateOf={dateIn(today)} prioritizeFirst pending={pending} />}
    />
  );
}
