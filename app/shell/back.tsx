import { historyEntry } from "#app/router/history-entry.ts";
import { useLocation, useNavigate } from "#app/router/router.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { arrowLeftIcon, Icon } from "#app/ui/icons.tsx";
import { useMediaQuery } from "#app/ui/media-query.ts";
import { useWords } from "#app/words/use-words.tsx";
import { BackLink, backClass, backSize } from "./back-link.tsx";

/** Older browsers lack `navigation`. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? historyEntry().idx > 0;
}

/** In place of the browser's own button. */
function HistoryBack() {
  const { back } = useWords("site").actions;
  const navigate = useNavigate();
  return (
    <button type="button" aria-label={back} className={backClass} onClick={() => navigate(-1)}>
      <Icon of={arrowLeftIcon} className="size-[20px]" />
    </button>
  );
}

/** One Back: to the page before where the site is installed and has no bar of the browser's, else to the list that a title belongs to (`to`). */
export function Back({ to }: { to: string | null }) {
  // Each navigation may change whether there is a page before.
  useLocation();
  const isApp = useMediaQuery("(display-mode: standalone)");
  if (isApp && canGoBack()) return <HistoryBack />;
  if (to !== null) return <BackLink to={to} />;
  // The button comes with the page's script: its room is there before it, so that nothing in the bar moves.
  return <span data-slot="back-room" className={classNames(backSize, "hidden app:block")} />;
}
