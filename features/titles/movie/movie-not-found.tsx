import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";

export function MovieNotFound() {
  const words = useWords("titles").moviePage;
  return <NotFound documentTitle={useWords("site").pageTitles.movieNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
