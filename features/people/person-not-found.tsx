import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";

export function PersonNotFound() {
  const words = useWords("people").personPage;
  return <NotFound documentTitle={useWords("site").pageTitles.personNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
