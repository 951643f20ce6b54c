import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";

export function CollectionNotFound() {
  const words = useWords("titles").collectionPage;
  return <NotFound documentTitle={useWords("site").pageTitles.collectionNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
