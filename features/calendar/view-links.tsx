import { buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { type CalendarView, calendarPath, calendarViews } from "./model/calendar-view.ts";

/** All days in a list, or a month. */
export function ViewLinks({ view }: Pick<CalendarView, "view">) {
  const words = useWords("calendar").calendarPage;
  return (
    <ul aria-label={words.views} className="flex w-fit flex-wrap gap-1 rounded-lg bg-raised p-1">
      {calendarViews.map((one) => (
        <li key={one}>
          <InPlaceLink to={calendarPath({ view: one })} aria-current={view === one || undefined} className={buttonClass(view === one ? "quiet" : "bare")}>
            {words.viewNames[one]}
          </InPlaceLink>
        </li>
      ))}
    </ul>
  );
}
