import { pageTitles } from "#app/head/page-title.ts";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "./words/person-page.ts";

export function PersonNotFound() {
  return <NotFound documentTitle={pageTitles.personNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
