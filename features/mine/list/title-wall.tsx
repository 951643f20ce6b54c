import { useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { useRestoredState } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";
import { gridColumns } from "#features/lists/cards/grid-layout.ts";
import { LoadMoreBar } from "#features/lists/paging/load-more-bar.tsx";
import { useInPageLanguage } from "#features/saved/store/use-in-page-language.ts";
import { useNextDays } from "#features/saved/store/use-next-days.ts";
import { ListedTitleButtons, type TitleActions } from "./listed-title-buttons.tsx";
import type { ShownTitle } from "./shown-title.ts";
import { TitleCard } from "./title-card.tsx";
import { TitleRow } from "./title-row.tsx";

/** Titles that are rendered at first and with each press: a list may hold thousands. `beforePaint` of them are more than a phone shows. */
const step = 60;
const beforePaint = 6;

/** In the visitor's own order, each row has more buttons. */
const rowColumns = "grid grid-cols-1 gap-x-12 xl:grid-cols-2";
const orderedColumns = "grid max-w-4xl grid-cols-1";

const cardButtons = "-ms-3 mt-auto flex flex-wrap";
const rowButtons = "flex @max-[20rem]:col-[2/-1] @max-[20rem]:-ms-3";
const orderButtons = "flex flex-wrap @max-xl:col-[2/-1] @max-xl:-ms-3";

type TitleWallProps = TitleActions & {
  titles: readonly ShownTitle[];
  layout: "cards" | "rows";
  label: string;
};

/** How many titles are rendered, and where the focus goes as they move or as more appear. */
function useShownTitles({ titles, onMove }: Pick<TitleWallProps, "titles" | "onMove">) {
  const { moreTitles, movedTo } = useWords("mine").savedList;
  const { announced } = useWords("site").paging;
  const [shown, setShown] = useRestoredState("titles shown", step);
  const visible = useDeferredValue(true, false) ? shown : Math.min(shown, beforePaint);
  const [announcement, announce] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const focus = (place: number, selector: string) => list.current?.children[place]?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const move = (title: ShownTitle, by: -1 | 1) => {
    const place = titles.findIndex(({ key }) => key === title.key) + by;
    flushSync(() => {
      onMove?.(title, by);
      setShown(Math.max(shown, place + 1));
    });
    announce(movedTo(title.title, place + 1, titles.length));
    // The browser takes the focus from an element that moves.
    focus(place, `[data-action="${by < 0 ? "up" : "down"}"]`);
  };
  const more = () => {
    const next = Math.min(shown + step, titles.length);
    flushSync(() => setShown(next));
    announce(announced(moreTitles(next - shown), next));
    focus(shown, "a");
  };
  return { list, shown, visible, announcement, move, more };
}

/** The first titles, and a button for more of them. */
export function TitleWall({ titles, layout, label, onMove, ...actions }: TitleWallProps) {
  const { list, shown, visible, announcement, move, more } = useShownTitles({ titles, onMove });
  const inLanguage = useInPageLanguage(useMemo(() => titles.slice(0, shown), [titles, shown]));
  const nextDays = useNextDays(useMemo(() => inLanguage.map(({ key }) => key), [inLanguage]));
  const canMove = onMove !== undefined && layout === "rows";
  const rowClass = canMove ? orderButtons : rowButtons;
  const Item = layout === "cards" ? TitleCard : TitleRow;
  return (
    <div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul ref={list} aria-label={label} className={layout === "cards" ? gridColumns : canMove ? orderedColumns : rowColumns} onKeyDown={moveFocusWithArrows}>
        {inLanguage.slice(0, visible).map((title, index) => (
          <li key={title.key} className={layout === "cards" ? "flex flex-col" : undefined}>
            <Item title={{ ...title, next: nextDays.get(title.key) }}>
              <ListedTitleButtons
                shown={title}
                isFirst={index === 0}
                isLast={index === titles.length - 1}
                className={layout === "cards" ? cardButtons : rowClass}
                onMove={canMove ? move : undefined}
                {...actions}
              />
            </Item>
          </li>
        ))}
      </ul>
      {titles.length > step && (
        <LoadMoreBar
          label={label}
          announcement=""
          pathOf={null}
          first={1}
          totalPages={1}
          next={shown < titles.length ? 2 : null}
          saysEnd
          isLoading={false}
          failure={null}
          onPress={more}
        />
      )}
    </div>
  );
}
