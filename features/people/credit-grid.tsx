import { Link } from "react-router";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { useWords } from "#app/words/use-words.tsx";
import { glanceOf } from "#features/lists/cards/glance.ts";
import { gridColumns, gridImageSizes } from "#features/lists/cards/grid-layout.ts";
import { HereMark } from "#features/lists/cards/here-mark.tsx";
import { Poster } from "#features/lists/cards/poster.tsx";
import { type CreditCard, creditYear } from "./model/filmography.ts";

type CreditGridProps = { label: string; cards: readonly CreditCard[]; pathOf: (card: CreditCard) => string };

/** Cards with all of a person's roles on each title. */
export function CreditGrid({ label, cards, pathOf }: CreditGridProps) {
  const { facts } = useWords("site");
  return (
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {cards.map((card) => (
        <li key={card.id}>
          <Link to={pathOf(card)} className="group glance block rounded-md" data-glance={glanceOf(facts, card)}>
            <Poster path={card.poster_path} title={card.title} sizes={gridImageSizes} className="transition-[translate] group-hover:-translate-y-1" />
            <span className="mt-3 line-clamp-2 font-semibold leading-snug transition-colors group-hover:text-amber">{card.title}</span>
            <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
              {creditYear(card)}
              <HereMark title={card} />
            </span>
            {card.roles.length > 0 && <span className="line-clamp-2 text-sm text-muted">{card.roles.join(", ")}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
