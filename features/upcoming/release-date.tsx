import { useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import { yearOf } from "#domain/movie.ts";
import { yearOfAnniversary } from "#domain/region-day.ts";

type ReleaseDateProps = { date: string; today: string; catalog: "live" | "embedded"; isPast: boolean };

/** A day of the country, never an instant; a year alone where no more is known. The embedded catalog's films also say how long ago that is. */
export function ReleaseDate({ date, today, catalog, isPast }: ReleaseDateProps) {
  const words = useWords("upcoming").releasesPage;
  const { dates } = useWords("site");
  const years = catalog === "embedded" ? (yearOfAnniversary(date, today, isPast) ?? 0) - (yearOf(date) ?? 0) : 0;
  return (
    <span className="grid">
      <span>{dateText(dates, date) ?? words.noDate}</span>
      {years > 0 && <span>{words.yearsAgo(years)}</span>}
    </span>
  );
}
