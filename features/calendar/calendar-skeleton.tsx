import { useWords } from "#app/words/use-words.tsx";

/** As high as the views' links and some days. */
export function CalendarSkeleton() {
  const { loading } = useWords("calendar").calendarPage;
  return (
    <div aria-busy="true" className="grid gap-4 noscript:hidden">
      <p className="sr-only">{loading}</p>
      <div className="skeleton h-13 max-w-64" />
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className="skeleton h-20 max-w-4xl" />
      ))}
    </div>
  );
}
