import { Suspense } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { titleOfHeading } from "#domain/page-title.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";

const MyCalendar = lazyPart(async () => (await import("./my-calendar.tsx")).MyCalendar);

export { MyCalendar as body };

/** What follows the heading is made on the device: the server renders its skeleton for all visitors. */
export default function CalendarScreen() {
  const words = useWords("calendar").calendarPage;
  useDocumentTitle(titleOfHeading(words.heading, useSite()));
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-6 md:pt-8">
      <div>
        <PageHeading>{words.heading}</PageHeading>
        <p className="mt-2 max-w-[60ch] text-muted">{words.lead}</p>
        <p className="mt-2 hidden max-w-[60ch] noscript:block">{words.needsScript}</p>
      </div>
      <Suspense fallback={<CalendarSkeleton />}>
        <MyCalendar />
      </Suspense>
    </div>
  );
}
