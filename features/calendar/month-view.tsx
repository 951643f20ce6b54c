import { buttonClass } from "#app/ui/button.tsx";
import { chevronLeftIcon, chevronRightIcon, Icon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { Days } from "./agenda.tsx";
import { monthName } from "./calendar-locale.ts";
import { type CalendarEntry, entriesOfMonth } from "./model/calendar-entries.ts";
import { calendarPath } from "./model/calendar-view.ts";
import { monthAfter, monthOf } from "./model/month.ts";
import { MonthTable } from "./month-table.tsx";

type MonthProps = { entries: readonly CalendarEntry[]; month: string; today: string };

/** From this month to the last one that has something. */
function MonthLinks({ entries, month, today }: MonthProps) {
  const words = useWords("calendar").calendarPage;
  const last = monthOf(entries.findLast(({ date }) => date.length > "YYYY".length)?.date ?? today);
  const to = (other: string) => calendarPath({ view: "month", month: other });
  const linkClass = buttonClass("quiet", "px-3! aria-disabled:opacity-45");
  return (
    <div className="flex gap-2">
      <InPlaceLink to={month > monthOf(today) ? to(monthAfter(month, -1)) : null} title={words.previousMonth} className={linkClass}>
        <Icon of={chevronLeftIcon} className="size-5" />
      </InPlaceLink>
      <InPlaceLink to={month < last ? to(monthAfter(month, 1)) : null} title={words.nextMonth} className={linkClass}>
        <Icon of={chevronRightIcon} className="size-5" />
      </InPlaceLink>
    </div>
  );
}

/** A month's table, and what it has below. */
export function MonthView(props: MonthProps) {
  const words = useWords("calendar").calendarPage;
  const { entries, month, today } = props;
  const language = useLanguage();
  const days = entriesOfMonth(entries, month);
  return (
    <section aria-labelledby="month" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="month" aria-live="polite" className="display text-heading font-bold">
          {monthName(month, language)}
        </h2>
        <MonthLinks {...props} />
      </div>
      <MonthTable days={days} month={month} today={today} />
      {days.length > 0 ? <Days days={days} today={today} /> : <p className="text-muted">{words.nothingInMonth}</p>}
    </section>
  );
}
