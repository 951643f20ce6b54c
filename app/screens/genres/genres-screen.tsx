import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { afterPaint } from "#app/ui/idle.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";
import { back } from "#content/words/actions.ts";
import { heading } from "#content/words/genres-page.ts";
import { type GenreChoice, parseGenreChoice } from "#domain/genre-address.ts";
import { pageTitles } from "#domain/page-title.ts";
import { discoverPaths, paths } from "#domain/paths.ts";
import { resetToHome } from "#domain/route-state.ts";
import { GenreButtons } from "./genre-buttons.tsx";
import { GenreContent } from "./genre-content.tsx";

/**
 * The choice in the address. Another genre is shown after the tap has been answered, because 27 tickets fold into a row; another tab of the same genre at
 * once. `isPending`: the last one still shows.
 */
function useShownChoice(): { choice: GenreChoice | null; isPending: boolean } {
  const { search } = useLocation();
  const current = useMemo(() => parseGenreChoice(new URLSearchParams(search)), [search]);
  const deferred = useDeferredValue(current);
  const isPending = current?.genre.id !== deferred?.genre.id;
  return { choice: isPending ? deferred : current, isPending };
}

/** A click on a genre scrolls to the genres and its section below them (specification.md, section 2), after the shell has scrolled to the new entry's top. A direct visit does not scroll. */
function useScrollToContent(isPending: boolean) {
  const { key } = useLocation();
  const buttons = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const isClicked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every click is a navigation, also on the same genre
  useEffect(() => {
    if (!isClicked.current || isPending) return;
    isClicked.current = false;
    return afterPaint(() => {
      if (buttons.current && content.current) smoothScrollTo(buttons.current, content.current);
    });
  }, [key, isPending]);
  const onSelect = () => {
    isClicked.current = true;
  };
  return { buttons, content, onSelect };
}

export default function GenresScreen() {
  useDocumentTitle(pageTitles.genres(useSite()));
  const { choice, isPending } = useShownChoice();
  const { buttons, content, onSelect } = useScrollToContent(isPending);
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 md:pt-8">
      {/* One line once a genre is chosen: the titles are in view. */}
      <div className={choice ? "-mb-1 flex flex-wrap items-center gap-x-4" : "mb-2 grid justify-items-start gap-3"}>
        <Link to={paths.landing} state={resetToHome} className={buttonClass("bare", "-ml-3")}>
          <Icon of={arrowLeftIcon} className="size-4" />
          {back}
        </Link>
        <PageHeading>{heading}</PageHeading>
        {choice === null && <FilterLink to={discoverPaths.movies} />}
      </div>
      <GenreButtons selectedId={choice?.genre.id ?? null} onSelect={onSelect} ref={buttons} />
      {choice && <GenreContent genre={choice.genre} tab={choice.tab} ref={content} />}
    </div>
  );
}
