import { classNames } from "#app/ui/class-names.ts";
import { Name, useMark } from "#app/ui/foreign-text.tsx";
import { FragmentLink } from "#app/ui/fragment-link.tsx";
import { moveFocusThroughTable } from "#app/ui/table-navigation.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { dayText } from "#features/titles/model/weekday.ts";
import { dayId } from "./agenda.tsx";
import { firstWeekday, monthName, weekdayNames } from "./calendar-locale.ts";
import { useEntryPlace } from "./entry-place.ts";
import type { CalendarDay, CalendarEntry } from "./model/calendar-entries.ts";
import { weeksOf } from "./model/month.ts";

/** Names in a day's cell, where there is room; the list below has all. */
const mostInCell = 3;

function CellName({ entry }: { entry: CalendarEntry }) {
  return (
    <span className="line-clamp-2">
      <span className="font-semibold">
        <Name lang={useMark(entry.title.language)}>{entry.title.title}</Name>
      </span>{" "}
      <span className="text-muted">{useEntryPlace(entry)}</span>
    </span>
  );
}

/** In a narrow window a dot stands for the titles. */
function DayContent({ day, entries, today }: { day: string; entries: readonly CalendarEntry[]; today: string }) {
  const words = useWords("calendar").calendarPage;
  const { dates } = useWords("site");
  const number = Number(day.slice(-2));
  if (entries.length === 0) return <span className="block p-1 text-muted md:p-2">{number}</span>;
  return (
    <FragmentLink id={dayId(day)} className="block size-full min-h-11 rounded-md p-1 hover:bg-raised-more md:p-2">
      <span className="sr-only">{words.dayWithTitles(dayText(dates, day, today) ?? day, entries.length)}</span>
      <span aria-hidden="true">
        <span className="font-bold text-amber">{number}</span>
        <span className="mx-auto mt-1 block size-2 rounded-full bg-marquee md:hidden" />
        <span className="hidden gap-1 text-start text-sm md:grid">
          {entries.slice(0, mostInCell).map((entry) => (
            <CellName key={`${entry.title.key} ${entry.episode?.season} ${entry.release}`} entry={entry} />
          ))}
          {entries.length > mostInCell && <span className="text-muted">+{entries.length - mostInCell}</span>}
        </span>
      </span>
    </FragmentLink>
  );
}

function WeekdayNames() {
  const language = useLanguage();
  const [long, short, narrow] = (["long", "short", "narrow"] as const).map((width) => weekdayNames(language, width));
  return (
    <tr>
      {long?.map((name, index) => (
        <th key={name} scope="col" className="py-2 text-center md:px-2 text-sm font-semibold text-muted md:text-start">
          <span className="sr-only">{name}</span>
          <span aria-hidden="true" className="md:hidden">
            {narrow?.[index]}
          </span>
          <span aria-hidden="true" className="hidden md:inline">
            {short?.[index]}
          </span>
        </th>
      ))}
    </tr>
  );
}

/** The days of a month. Those with titles lead to them in the list below; the arrow keys move through them. */
export function MonthTable({ days, month, today }: { days: readonly CalendarDay[]; month: string; today: string }) {
  const language = useLanguage();
  const entriesOn = new Map(days.map(({ date, entries }) => [date, entries]));
  return (
    <table className="w-full table-fixed border-collapse" onKeyDown={moveFocusThroughTable}>
      <caption className="sr-only">{monthName(month, language)}</caption>
      <thead>
        <WeekdayNames />
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday(language)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <td
                key={day ?? index}
                aria-current={day === today ? "date" : undefined}
                className={classNames(
                  "h-14 border border-line p-0 text-center align-top md:h-28 md:text-start",
                  day === null && "bg-raised/40",
                  day === today && "outline-2 -outline-offset-2 outline-marquee",
                )}
              >
                {day !== null && <DayContent day={day} entries={entriesOn.get(day) ?? []} today={today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
