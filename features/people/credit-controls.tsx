import type { Words } from "#languages/words.ts";
import "./career.css";
import type { ReactNode } from "react";
import { choiceLinkClass } from "#app/ui/choice-chip.ts";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";

import { creditSorts } from "./model/credit-order.ts";
import { creditTypes, type FilmographyView } from "./model/person-address.ts";
import type { PersonWork } from "./model/person-work.ts";
import type { PersonWorkState } from "./use-person-work.ts";

/** Of so few titles nothing needs to be sorted or found. */
const fewTitles = 3;

/** Search engines need not follow each order of the same titles. */
function Choice({ to, isChosen, children }: { to: string; isChosen?: boolean; children: ReactNode }) {
  return (
    <InPlaceLink to={to} rel="nofollow" aria-current={isChosen || undefined} className={choiceLinkClass}>
      {children}
    </InPlaceLink>
  );
}

type ChoicesProps<T extends string> = { label: string; options: readonly T[]; names: Record<T, string>; chosen: T; to: (option: T) => string };

function Choices<T extends string>({ label, options, names, chosen, to }: ChoicesProps<T>) {
  return (
    <ul aria-label={label} className="credit-choices">
      {options.map((option) => (
        <li key={option}>
          <Choice to={to(option)} isChosen={option === chosen}>
            {names[option]}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** How many titles the lists below have, for screen readers at each change. */
function shownText(words: Words["people"]["personPage"], { films, series }: PersonWork, { tab, sort }: FilmographyView): string {
  return words.shownTitles({ films: (tab === "crew" ? films.asCrew : films.asActor).total, series: series.total }, sort);
}

/** The order and the kinds of titles below. Every choice is a link, so that it works without script and can be shared. */
export function CreditControls({ view, query, to }: PersonWorkState) {
  const words = useWords("people").personPage;
  const titles = query.data?.titles;
  if (query.isError || (titles && titles.movies + titles.series <= fewTitles)) return null;
  return (
    <nav aria-label={words.sortAndFilter} className="credit-controls">
      <div>
        <Choices label={words.sortBy} options={creditSorts} names={words.sorts} chosen={view.sort} to={(sort) => to({ sort })} />
        {(!titles || (titles.movies > 0 && titles.series > 0)) && (
          <Choices label={words.show} options={creditTypes} names={words.types} chosen={view.type} to={(type) => to({ type })} />
        )}
        {titles && titles.asSelf > 0 && (
          <Choice to={to({ asSelf: !view.asSelf })}>{view.asSelf ? words.hideSelf(titles.asSelf) : words.showSelf(titles.asSelf)}</Choice>
        )}
      </div>
      <p role="status">{query.data && !query.isPlaceholderData && shownText(words, query.data, view)}</p>
    </nav>
  );
}
