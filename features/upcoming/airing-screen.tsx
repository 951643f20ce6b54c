import { useMemo } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { dayAfter } from "#domain/region-day.ts";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { dayText } from "#features/titles/model/weekday.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { type AiringChoice, airingPath, parseAiringChoice } from "./model/release-choice.ts";
import { RegionPage } from "./region-page.tsx";
import { useUpcomingQueries } from "./upcoming-queries.ts";

/** Today and the whole week, then each day. */
function DayLinks({ choice, today }: { choice: AiringChoice; today: string }) {
  const words = useWords("upcoming").airingPage;
  const { dates } = useWords("site");
  const textOf = (day: number): string => {
    if (day === 0) return words.today;
    return day === 1 ? words.tomorrow : (dayText(dates, dayAfter(today, day), today) ?? "");
  };
  const later = Array.from({ length: limits.upcoming.days - 1 }, (_, index) => index + 1);
  const choices = [0, null, ...later].map((day) => ({
    to: airingPath({ ...choice, day, page: 1 }),
    text: day === null ? words.thisWeek : textOf(day),
    isChosen: day === choice.day,
  }));
  return <ChoiceLinks label={words.days} choices={choices} />;
}

/** Series by the day of an episode in a country: /airing. */
export default function AiringScreen() {
  const words = useWords("upcoming").airingPage;
  const { series: count } = useWords("upcoming").listParts;
  const { paging, navigation } = useWords("site");
  const { search } = useLocation();
  const { catalog } = useSite();
  const queries = useUpcomingQueries();
  const choice = useMemo(() => parseAiringChoice(new URLSearchParams(search)), [search]);
  const heading = navigation.releases[catalog].airing;
  return (
    <RegionPage
      lists="series"
      choice={choice}
      pathOf={airingPath}
      queryOf={queries.airingSeries}
      failure={notices.airing}
      texts={{ heading, lead: words.leads[catalog], count, more: paging.moreSeries, empty: words.empty }}
      choices={(today) => <DayLinks choice={choice} today={today} />}
      grid={(series, pending) => <SeriesGrid series={series} label={heading} prioritizeFirst pending={pending} />}
    />
  );
}
