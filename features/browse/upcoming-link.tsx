import { useSite } from "#app/data/site-context.tsx";
import { useRegionPath } from "#app/data/visitor-region.ts";
import { HeadingLink } from "#app/ui/text-link.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";

const pages = { movies: "upcoming", series: "airing" } as const;

/** At a list's heading, beside its filters: what is new of the same kind, in the visitor's country. */
export function UpcomingLink({ titles }: { titles: "movies" | "series" }) {
  const { releases } = useWords("site").navigation;
  const { catalog } = useSite();
  const inRegion = useRegionPath(useLanguage());
  const page = pages[titles];
  return <HeadingLink to={inRegion(paths[page])}>{releases[catalog][page]}</HeadingLink>;
}
