import { buttonClass } from "#app/ui/button.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { CreditSort } from "./model/credit-order.ts";

type ShowAllProps = { to: string; sort: CreditSort; shown: number; total: number };

/** Links to the whole list; renders nothing where all cards are shown. */
export function ShowAll({ to, sort, shown, total }: ShowAllProps) {
  const words = useWords("people").personPage;
  if (shown >= total) return null;
  return (
    <p className="mt-8 flex flex-wrap items-center gap-4">
      <InPlaceLink to={to} className={buttonClass("quiet")}>
        {words.showAll(total)}
      </InPlaceLink>
      <span className="text-sm text-muted">{words.firstShown(sort, shown)}</span>
    </p>
  );
}
