import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { smoothScrollTo } from "#app/ui/smooth-scroll.ts";
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
  const chosenByClick = useRef(false);
  // Choosing scrolls to the section (section 2), which is there only once the choice has been rendered; a page that is opened with a genre stays at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is a navigation, that of the same genre as well
  useEffect(() => {
    const content = document.getElementById(genreContentId);
    if (chosenByClick.current && content) smoothScrollTo(content);
    chosenByClick.current = false;
  }, [key]);
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-8">
      <div className="grid justify-items-start gap-3">
        <Link to={paths.landing} state={resetToHome} className={buttonClass("bare", "-ml-3")}>
          <Icon of={arrowLeftIcon} className="size-4" />
          Back
        </Link>
        <PageHeading>Browse by Genre</PageHeading>
      </div>
      <GenreButtons
        selectedId={choice?.genre.id ?? null}
        onSelect={() => {
          chosenByClick.current = true;
        }}
      />
      {choice && <GenreContent {...choice} />}
    </div>
  );
}
