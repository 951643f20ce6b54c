import { focusHeading } from "#app/ui/heading-focus.ts";
import { useWords } from "#app/words/use-words.tsx";
import { ContinueCards } from "#features/lists/cards/continue-cards.tsx";
import { useContinue } from "#features/saved/store/use-continue.ts";
import { EmptyTab } from "./empty-tab.tsx";

const columns = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** The cards of Home's row, at most 20, in its order: there is nothing to filter. */
export function ContinueTab() {
  const { tabName } = useWords("mine").savedList;
  const { items, isPending } = useContinue();
  if (items.length === 0 && isPending) return <div aria-hidden="true" className="skeleton h-30 sm:max-w-80" />;
  if (items.length === 0) return <EmptyTab tab="continue" />;
  return <ContinueCards items={items} label={tabName("continue")} className={columns} onLast={focusHeading} />;
}
