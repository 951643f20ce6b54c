import { useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { showInRow } from "#app/ui/show-in-row.ts";
import { useWords } from "#app/words/use-words.tsx";
import { labelOf } from "#domain/player.ts";
import type { ServerMenuProps } from "./server-menu.tsx";

function ServerChips({ servers, selected, marks, onSelect }: ServerMenuProps) {
  const words = useWords("stage").player;
  return servers.map((server) => {
    const isSelected = server.id === selected.id;
    const mark = marks[server.id];
    return (
      <li
        key={server.id}
        className={classNames("relative shrink-0 snap-start", isSelected && "sticky inset-x-0 z-10 rounded-full shadow-[0_0_0_4px_var(--color-page)]")}
      >
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => onSelect(server.id)}
          className={classNames(
            "flex min-h-9 items-baseline gap-1.5 rounded-full px-4 py-1.5 leading-6 transition-colors pointer-coarse:min-h-11 pointer-coarse:py-2.5 forced-colors:border",
            isSelected ? "bg-marquee text-on-marquee" : "bg-raised-more text-ivory hover:bg-line",
          )}
        >
          <span className="font-semibold">{server.name}</span>
          <span className={classNames("text-sm", !isSelected && "text-muted")}>{labelOf(server)}</span>
          {/* On the chip's edge: it must not change the chip's width. */}
          {mark && (
            <span className="absolute -top-1.5 start-3 rounded-full bg-page px-1.5 text-[0.6875rem] leading-4 text-ivory forced-colors:bg-[Canvas]! forced-colors:text-[CanvasText]!">
              {words.serverMarks[mark]}
            </span>
          )}
        </button>
      </li>
    );
  });
}

/** Every server with its label, in one line that scrolls sideways. The selected one sticks to the line's ends. */
export function ServerRow(props: ServerMenuProps) {
  const words = useWords("stage").player;
  const list = useRef<HTMLUListElement>(null);
  // A remembered server may lie beyond the end of the line, where it would cover the one before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another server is another place
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-pressed=true]")?.closest("li");
    if (list.current && chosen) showInRow(list.current, chosen);
  }, [props.selected.id]);
  return (
    <ul
      ref={list}
      aria-label={words.servers}
      className="noscript:hidden relative -mx-1 -mt-2 -mb-1 flex [scroll-snap-type:x_proximity] gap-2 overflow-x-auto scroll-px-36 px-1 pt-2 pb-3 [scrollbar-width:thin]"
    >
      <ServerChips {...props} />
    </ul>
  );
}
