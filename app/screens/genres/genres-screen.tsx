import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";
import { back } from "#content/words/actions.ts";
import { heading } from "#content/words/genres-page.ts";
import { parseGenreChoice } from "#domain/genre-address.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";
import { resetToHome } from "#domain/route-state.ts";
import { GenreButtons } from "./genre-buttons.tsx";
import { GenreContent, genreContentId } from "./genre-content.tsx";

export default function GenresScreen() {
  useDocumentTitle(pageTitles.genres(useSite()));
  const { key, search } = useLocation();
  const choice = parseGenreChoice(new URLSearchParams(search));
  const isClicked = useRef(false);
  // A click on a genre scrolls to its section (specification.md, section 2), which exists only after the render. A direct visit does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every click is a navigation, also on the same genre
  useEffect(() => {
    const content = document.getElementById(genreContentId);
    if (isClicked.current && content) smoothScrollTo(content);
    isClicked.current = false;
  }, [key]);
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-8">
      <div className="grid justify-items-start gap-3">
        <Link to={paths.landing} state={resetToHome} className={buttonClass("bare", "-ml-3")}>
          <Icon of={arrowLeftIcon} className="size-4" />
          {back}
        </Link>
        <PageHeading>{heading}</PageHeading>
      </div>
      <GenreButtons
        selectedId={choice?.genre.id ?? null}
        onSelect={() => {
          isClicked.current = true;
        }}
      />
      {choice && <GenreContent {...choice} />}
    </div>
  );
}
