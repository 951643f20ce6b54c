import { memo, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths } from "#domain/addresses.ts";
import { withSiteName } from "#domain/page-title.ts";
import { BackLink } from "#features/browse/back-link.tsx";
import { parseGenreChoice } from "#features/browse/model/genre-address.ts";
import { GenreButtons } from "./genre-buttons.tsx";
import { GenreContent } from "./genre-content.tsx";

/** A click on a genre scrolls to the genres and its section below them (specification.md, section 2), after the shell has scrolled to the new entry's top. A direct visit does not scroll. */
function useScrollToContent(shown: string) {
  const { key } = useLocation();
  const buttons = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const isClicked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every click is a navigation, also on the same genre; the first genre's section follows it
  useEffect(() => {
    if (!isClicked.current) return;
    // The shell's own effect follows.
    const frame = requestAnimationFrame(() => {
      if (!buttons.current || !content.current) return;
      isClicked.current = false;
      smoothScrollTo(buttons.current, content.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, shown]);
  const onSelect = () => {
    isClicked.current = true;
  };
  return { buttons, content, onSelect };
}

/** It renders only once its own choice changes. */
const DeferredContent = memo(GenreContent);

const choiceIn = (search: string) => parseGenreChoice(new URLSearchParams(search));

export default function GenresScreen() {
  const { heading } = useWords("browse").genresPage;
  useDocumentTitle(withSiteName(useWords("site").pageTitles.genres, useSite()));
  const { search } = useLocation();
  const choice = choiceIn(search);
  // The buttons answer at once, the list after them: its cards take a slow phone a quarter of a second.
  const shown = useDeferredValue(search);
  const shownChoice = useMemo(() => choiceIn(shown), [shown]);
  const { buttons, content, onSelect } = useScrollToContent(shown);
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 md:pt-8">
      {/* One line once a genre is chosen: the titles are in view. */}
      <div className={choice ? "-mb-1 flex flex-wrap items-center gap-x-4" : "mb-2 grid justify-items-start gap-3"}>
        <BackLink />
        <PageHeading>{heading}</PageHeading>
        {choice === null && <FilterLink to={discoverPaths.movies} />}
      </div>
      <GenreButtons selectedId={choice?.genre.id ?? null} onSelect={onSelect} ref={buttons} />
      {shownChoice && <DeferredContent choice={shownChoice} ref={content} />}
    </div>
  );
}
