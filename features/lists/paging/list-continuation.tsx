import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { savesData } from "#app/ui/saves-data.ts";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import type { Page } from "#domain/page.ts";
import { type ListParameter, withPage } from "#features/lists/model/list-address.ts";
import { type ListSnapshot, saveSnapshot } from "./list-snapshots.ts";
import { LoadMoreBar } from "./load-more-bar.tsx";
import { useFurtherPages } from "./use-further-pages.ts";
import type { ContinuedList } from "./use-paged-list.ts";

export type ListContinuationProps<T> = {
  list: ContinuedList<T>;
  /** The list's first page. */
  page: Page<T>;
  /** The list's name, which distinguishes its buttons from another list's. */
  label: string;
  /** The address of a page of the list; `null` for a list in place, which needs script. */
  pathOf: ((page: number) => string) | null;
  /** Announces that so many were added. */
  moreText: (count: number) => string;
  /** Nothing but the footer follows, so that the list may go on by itself. */
  endsPage?: boolean;
  /** Whether the end is said below. */
  saysEnd: boolean;
  /** Called when the next page is requested. `shown`: the number of cards so far. */
  onMore?: (shown: number) => void;
  /** The element around the list and the button. */
  root: RefObject<HTMLElement | null>;
  /** What Back restores. */
  snapshot: ListSnapshot<T> | undefined;
  onChange: (snapshot: ListSnapshot<T>) => void;
};

type Progress = Pick<ListSnapshot, "entry" | "first" | "more" | "presses" | "unattended">;

/** A press, or the end of the list that has come near the view. */
type LoadReason = "press" | "view";

const after = (progress: Progress, reason: LoadReason): Progress => ({
  ...progress,
  more: progress.more + 1,
  ...(reason === "press" ? { presses: progress.presses + 1, unattended: 0 } : { unattended: progress.unattended + 1 }),
});

/** Without a navigation: the router's location keeps the page that the entry was opened with. */
function replaceAddress(parameter: ListParameter | null, page: number): void {
  if (parameter === null) return;
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}?${withPage(new URLSearchParams(search), parameter, page)}${hash}`);
}

type Arrival = { isShown: boolean; shown: number };
/** `shown`: the number of items when the page was requested; `cards`: of those that the list did not leave out. */
type Request = { reason: LoadReason; shown: number; cards: number };

const cardsIn = (root: RefObject<HTMLElement | null>): Element[] => [...(root.current?.querySelectorAll("li:not([aria-hidden])") ?? [])];

/** Announces what was added. After a press the focus moves on to the first new card, unless the visitor has moved it. */
function useArrival<T>({ list, root, moreText }: ListContinuationProps<T>, { isShown, shown }: Arrival) {
  const { announced } = useWords("site").paging;
  // The card stands where the button was, unless a list in place scrolls in a box of its own.
  const preventScroll = list.parameter !== null;
  const request = useRef<Request>(null);
  const [announcement, announce] = useState("");
  // The focus belongs to the document.
  useEffect(() => {
    const { current: answered } = request;
    if (answered === null || !isShown) return;
    request.current = null;
    if (shown > answered.shown) announce(announced(moreText(shown - answered.shown), shown));
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('[data-slot="load-more"]') != null;
    const card = cardsIn(root)[answered.cards];
    if (answered.reason === "press" && isFree) card?.querySelector("a")?.focus({ preventScroll });
  }, [isShown, shown, root, moreText, preventScroll, announced]);
  const expectArrival = (expected: Request) => {
    request.current = expected;
  };
  return { announcement, expectArrival };
}

/** How far below the window the end of the list may be when the next page loads by itself. */
const nearView = "600px 0px";

function useNearView(root: RefObject<HTMLElement | null>, isDue: boolean, onNearView: () => void): void {
  // The scroll position is outside of React.
  useEffect(() => {
    const end = root.current?.querySelector('[data-slot="load-more"]');
    if (!isDue || !end) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNearView(), { rootMargin: nearView });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isDue, root, onNearView]);
}

const mayGoOn = ({ presses, unattended }: Progress): boolean =>
  presses >= limits.lists.pressesBefore && unattended < limits.lists.unattendedPages && !savesData();

/** Continues a list: the button below it, and the pages that it loads. */
export function ListContinuation<T extends { id: number }>(props: ListContinuationProps<T>) {
  const { list, page, label, pathOf, endsPage = false, saysEnd, onMore, root, snapshot, onChange } = props;
  const { entry, first } = list;
  const { notices } = useWords("site");
  const initial = (): Progress => snapshot ?? { entry, first, more: 0, presses: 0, unattended: 0 };
  const [progress, setProgress] = useState(initial);
  if (progress.entry !== entry) setProgress(initial);
  const { more } = progress;
  const { loaded, retry } = useFurtherPages(list, page, more);
  const { items, isEnd, isSettled, pending } = loaded;
  // The list above has rendered them.
  const isShown = isSettled && snapshot?.items === items;
  const { announcement, expectArrival } = useArrival(props, { isShown, shown: items.length });
  const hasFailed = retry !== null;
  // The list above renders them. Before the paint, so that skeletons and titles change in one step.
  useLayoutEffect(() => {
    if (progress.more === 0) return;
    const current = { ...progress, items: loaded.items, pending: hasFailed ? 0 : loaded.pending, isEnd: loaded.isEnd };
    saveSnapshot(current);
    onChange(current);
  }, [progress, loaded, hasFailed, onChange]);
  const load = (reason: LoadReason) => {
    const cards = cardsIn(root).length;
    expectArrival({ reason, shown: items.length, cards });
    onMore?.(cards);
    setProgress(after(progress, reason));
    replaceAddress(list.parameter, first + more + 1);
  };
  useNearView(root, endsPage && !isEnd && isSettled && mayGoOn(progress), () => load("view"));
  const [notice] = list.pageQuery(first).meta.failures;
  const failureText = notice && notices[notice.id].text;
  return (
    <LoadMoreBar
      {...{ label, pathOf, first, announcement }}
      totalPages={page.totalPages}
      next={isEnd ? null : first + more + 1}
      saysEnd={saysEnd}
      isLoading={pending > 0 && !hasFailed}
      failure={retry && failureText ? { text: failureText, onRetry: retry } : null}
      onPress={() => load("press")}
    />
  );
}
