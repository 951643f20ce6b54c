import { useEffect, useMemo, useState } from "react";
import { useLocation } from "#app/router/router.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import { regionName } from "#domain/region.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { NotStored } from "#features/saved/not-stored.tsx";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { useSavedDocuments } from "#features/saved/store/use-saved.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { EmptyCalendar } from "./empty-calendar.tsx";
import { calendarPeriods } from "./model/calendar-entries.ts";
import { parseCalendarView } from "./model/calendar-view.ts";
import { localDay } from "./model/month.ts";
import { MonthView } from "./month-view.tsx";
import { type Calendar, useCalendar } from "./use-calendar.ts";
import { ViewLinks } from "./view-links.tsx";

/** With the code that writes the file. */
const SubscriptionSection = lazyExtra(async () => (await import("./subscription-section.tsx")).SubscriptionSection);

/** What has not arrived, and of which titles and country the days are. */
function CalendarNotes({ keys, entries, region, isIncomplete, notLoaded }: Calendar) {
  const words = useWords("calendar").calendarPage;
  const country = regionName(region, useLanguage());
  const status = isIncomplete ? words.stillLoading : notLoaded > 0 ? words.notLoaded(notLoaded) : "";
  const hasFilms = entries.some(({ release }) => release !== undefined);
  return (
    <div className="max-w-[60ch] text-sm text-muted">
      <p role="status">{status}</p>
      {hasFilms && country !== null && <p>{words.filmsIn(country)}</p>}
      {keys.length === limits.calendar.titles && <p>{words.latestTitles(keys.length)}</p>}
    </div>
  );
}

function DeviceCalendar({ documents }: { documents: SavedDocuments }) {
  const words = useWords("calendar").calendarPage;
  const { search } = useLocation();
  // The day does not change while the page is open.
  const [today] = useState(() => localDay(new Date()));
  const { view, month } = useMemo(() => parseCalendarView(new URLSearchParams(search), today), [search, today]);
  const calendar = useCalendar(documents, today);
  const { keys, entries, isIncomplete, retry } = calendar;
  const failure = retry && <Failure text={words.daysFailed} onRetry={retry} />;
  // Also films that came out long ago, which the calendar does not ask for.
  const hasTitles = keys.length > 0 || documents.list.titles.size > 0;
  if (entries.length === 0) return isIncomplete ? <CalendarSkeleton /> : (failure ?? <EmptyCalendar hasTitles={hasTitles} />);
  return (
    <>
      <ViewLinks view={view} />
      {failure}
      {view === "agenda" ? <Agenda periods={calendarPeriods(entries)} today={today} /> : <MonthView entries={entries} month={month} today={today} />}
      <CalendarNotes {...calendar} />
      <SubscriptionSection calendar={calendar} today={today} />
    </>
  );
}

/** What the device has stored, once it is read. */
export function MyCalendar() {
  const words = useWords("calendar").calendarPage;
  const documents = useSavedDocuments();
  const [hasFailed, setFailed] = useState(false);
  // The device is read after hydration.
  useEffect(() => void loadSaved().catch(() => setFailed(true)), []);
  if (!documents) return hasFailed ? <Failure text={words.failed} /> : <CalendarSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-8 noscript:hidden">
      <NotStored />
      <DeviceCalendar documents={documents} />
    </div>
  );
}
