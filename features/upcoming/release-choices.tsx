import { SegmentLinks } from "#app/ui/segment-links.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { calendarDate } from "#domain/calendar-date.ts";
import { limits } from "#domain/limits.ts";
import { weekFrom } from "#domain/region-day.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { kindsOf, type ReleaseChoice, releaseLists, releasePath } from "./model/release-choice.ts";

/** The embedded catalog knows no releases for homes. */
export function ReleaseTabs({ choice, catalog }: { choice: ReleaseChoice; catalog: "live" | "embedded" }) {
  const words = useWords("upcoming").releasesPage;
  const links = releaseLists
    .filter((list) => catalog === "live" || list !== "home" || list === choice.list)
    .map((list) => ({
      to: releasePath({ region: choice.region, list, week: null, kind: null, page: 1 }),
      text: words.headings[catalog][list],
      isCurrent: list === choice.list,
    }));
  return <SegmentLinks label={words.lists} links={links} replace />;
}

/** This week and the next by their names, the others by their days. */
function WeekLinks({ choice, today }: { choice: ReleaseChoice; today: string }) {
  const words = useWords("upcoming").releasesPage;
  const { dayOfMonth } = useWords("site").dates;
  const dayText = (day: string): string => {
    const date = calendarDate(day);
    return date ? dayOfMonth(date) : "";
  };
  const textOf = (week: number): string => {
    if (week === 0) return words.thisWeek;
    if (week === 1) return words.nextWeek;
    const { first, last } = weekFrom(today, week);
    return words.days(dayText(first), dayText(last));
  };
  const weeks = Array.from({ length: limits.upcoming.weeks }, (_, week) => week);
  const choices = [null, ...weeks].map((week) => ({
    to: releasePath({ ...choice, week, page: 1 }),
    text: week === null ? words.allWeeks : textOf(week),
    isChosen: week === choice.week,
  }));
  return <ChoiceLinks label={words.weeks} choices={choices} />;
}

function KindLinks({ choice }: { choice: ReleaseChoice }) {
  const words = useWords("upcoming").releasesPage;
  const choices = [null, ...kindsOf(choice.list)].map((kind) => ({
    to: releasePath({ ...choice, kind, page: 1 }),
    text: kind === null ? words.allKinds : words.kinds[kind],
    isChosen: kind === choice.kind,
  }));
  return <ChoiceLinks label={words.kindsLabel} choices={choices} />;
}

/** The week and the kind of release. What is in cinemas now has neither, and the embedded catalog knows no kinds. */
export function ReleaseChoices({ choice, today, catalog }: { choice: ReleaseChoice; today: string; catalog: "live" | "embedded" }) {
  if (choice.list === "cinemas") return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <WeekLinks choice={choice} today={today} />
      {catalog === "live" && <KindLinks choice={choice} />}
    </div>
  );
}
