import { resetToHome } from "#app/data/route-state.ts";
import { Link } from "#app/router/link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";

/** specification.md, section 2: Back leads to /, with reset-to-home. */
export function BackLink() {
  const { back } = useWords("site").actions;
  return (
    <Link to={paths.landing} state={resetToHome} className={buttonClass("bare", "-ms-3")}>
      <Icon of={arrowLeftIcon} className="size-4" />
      {back}
    </Link>
  );
}
