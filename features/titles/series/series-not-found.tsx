import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";

export function SeriesNotFound() {
  const words = useWords("series").seriesPage;
  return <NotFound documentTitle={useWords("site").pageTitles.seriesNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.series} />;
}
