import { Link } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { useRegionPath } from "#app/data/visitor-region.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";

const pages = { movies: "upcoming", series: "airing" } as const;

/** At a list's heading, beside its filters: what is new of the same kind, in the visitor's country. */
export function UpcomingLink({ titles }: { titles: "movies" | "series" }) {
  const { releases } = useWords("site").navigation;
  const { catalog } = useSite();
  const inRegion = useRegionPath(useLanguage());
  const page = pages[titles];
  return (
    <Link to={inRegion(paths[page])} className="-my-2 inline-flex min-h-11 items-center font-semibold text-amber hover:underline">
      {releases[catalog][page]}
    </Link>
  );
}
