import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from "react";

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead. Rejects if it cannot be fetched; the next call tries again. */
  load: () => Promise<unknown>;
};

const parts: LazyPart<never>[] = [];

/** The server loads all parts before its first page, so that no document holds a fallback in their place. */
export const loadLazyParts = (): Promise<unknown> => Promise.all(parts.map(({ load }) => load()));

/** Fetches code again when the browser is back online, or after a while that doubles. */
const fetchLater = <Code,>(fetchCode: () => Promise<Code>, waitMs = 5000): Promise<Code> =>
  new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      fetchCode().then(resolve, () => resolve(fetchLater(fetchCode, waitMs * 2)));
    };
    const timer = setTimeout(again, waitMs);
    addEventListener("online", again);
  });

/**
 * React's `lazy`, under a `Suspense`, for a component that renders at once where its code is there already: `lazy` alone would show the fallback first.
 * `onFailure` makes what replaces it if the code cannot be fetched. Without it the fallback stands until the code has come.
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  onFailure?: () => ComponentType<Props> | Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await fetchCode();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await load().catch(onFailure ?? (() => fetchLater(load))) }));
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...(props as Props & object)} />;
  }
  const part = Object.assign(Part, { load });
  parts.push(part);
  return part;
}

/** A lazy part that shows nothing until its code is there. */
export function lazyExtra<Props extends object>(...code: Parameters<typeof lazyPart<Props>>): LazyPart<Props> {
  const Part = lazyPart(...code);
  const Extra = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Extra, { load: Part.load });
}
