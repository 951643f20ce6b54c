import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { daysBetween, dayText } from "#features/titles/model/weekday.ts";
import { monthName } from "./calendar-locale.ts";
import { EntryLine } from "./entry-line.tsx";
import type { CalendarDay, CalendarPeriod } from "./model/calendar-entries.ts";

/** The month's table leads to its days. */
export const dayId = (date: string): string => `day-${date}`;

/** "Friday, December 4", "in 7 days"; of a month or a year that the day is not known. */
function DayHeading({ date, today }: { date: string; today: string }) {
  const words = useWords("calendar").calendarPage;
  const { dates } = useWords("site");
  const day = dayText(dates, date, today);
  const days = daysBetween(today, date);
  return (
    <h3 id={dayId(date)} tabIndex={-1} className="scroll-mt-24 font-semibold first-letter:uppercase md:w-64 md:shrink-0">
      {day ?? words.dayUnknown}
      {days !== null && <span className="block text-sm font-normal text-muted">{words.countdown(days)}</span>}
    </h3>
  );
}

export function Days({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  return (
    <ul className="grid grid-cols-1" onKeyDown={moveFocusWithArrows}>
      {days.map(({ date, entries }) => (
        <li key={date} className="flex flex-col gap-x-8 gap-y-2 border-t border-line py-4 md:flex-row">
          {date !== "" && <DayHeading date={date} today={today} />}
          <ul className="grid min-w-0 grow grid-cols-1 gap-3">
            {entries.map((entry) => (
              <EntryLine key={`${entry.title.key} ${entry.episode?.season} ${entry.release}`} entry={entry} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** All that is to come, by its months. */
export function Agenda({ periods, today }: { periods: readonly CalendarPeriod[]; today: string }) {
  const { noDate } = useWords("calendar").calendarPage;
  const language = useLanguage();
  const nameOf = (period: string) => (period === "" ? noDate : period.includes("-") ? monthName(period, language) : period);
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-10">
      {periods.map(({ period, days }) => (
        <section key={period} aria-labelledby={`period-${period}`}>
          <h2 id={`period-${period}`} className="display mb-4 text-heading font-bold">
            {nameOf(period)}
          </h2>
          <Days days={days} today={today} />
        </section>
      ))}
    </div>
  );
}
