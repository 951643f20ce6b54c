import { LRUCache } from "lru-cache";
import { createElement, type ReactElement, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";
import type { PublicSite } from "#domain/site.ts";
import { SiteProvider } from "./data/site-context.tsx";
import { PendingCode } from "./ui/deferred.ts";
import { type MarkupOf, MemoizedMarkup } from "./ui/memoized.ts";

/** About five hundred cards. */
const maxChars = 1_000_000;
/** What an entry takes beside its texts. */
const entryChars = 200;

type Memo = { numberOf: Map<unknown, number>; markup: LRUCache<string, string> };

const createMemo = (): Memo => ({
  numberOf: new Map(),
  markup: new LRUCache({ maxSize: maxChars, sizeCalculation: (markup, key) => markup.length + key.length + entryChars }),
});

/** By the settings that components read. */
const memos = new WeakMap<PublicSite, Memo>();

function memoOf(site: PublicSite): Memo {
  const memo = memos.get(site) ?? createMemo();
  memos.set(site, memo);
  return memo;
}

function keyOf({ numberOf }: Memo, component: unknown, props: object): string {
  const number = numberOf.get(component) ?? numberOf.size;
  numberOf.set(component, number);
  return `${number} ${JSON.stringify(props)}`;
}

/** Seen once: most titles of a crawled page are not seen again soon, and a rendering of its own costs more than one in its place. */
const seenOnce = "";

/** Gives `Memoized` components their markup. Within the router. */
export function MarkupMemo({ site, children }: { site: PublicSite; children?: ReactNode }) {
  const navigation = use(NavigationContext);
  const onPending = use(PendingCode);
  const memo = memoOf(site);
  /** `null` as long as the code of a part of it is loading. */
  const render = (element: ReactElement): string | null => {
    let isWhole = true;
    const onPart = (code: Promise<unknown>) => {
      isWhole = false;
      onPending?.(code);
    };
    const markup = renderToString(
      <PendingCode value={onPart}>
        <NavigationContext value={navigation}>
          <SiteProvider site={site}>{element}</SiteProvider>
        </NavigationContext>
      </PendingCode>,
    );
    // React joins it of hundreds of pieces, which V8 makes one text when it is searched. Each document would otherwise join them again.
    markup.search(/$/);
    return isWhole ? markup : null;
  };
  const markupOf: MarkupOf = (component, props) => {
    const key = keyOf(memo, component, props);
    const known = memo.markup.get(key);
    if (known) return known;
    const markup = known === undefined ? seenOnce : render(createElement(component, props));
    if (markup !== null) memo.markup.set(key, markup);
    return markup || null;
  };
  return <MemoizedMarkup value={markupOf}>{children}</MemoizedMarkup>;
}
