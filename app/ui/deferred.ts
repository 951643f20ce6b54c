import { type ComponentType, createElement, type FunctionComponent, use } from "react";

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the part's code ahead of its need. Rejects where it cannot be fetched; asking again tries again. */
  load: () => Promise<void>;
};

const deferredLoads = new Set<() => Promise<unknown>>();

/** All later parts that are known by now, and those that they bring. The server waits for them once, and renders whole pages. */
export async function loadDeferred(): Promise<void> {
  const loads = [...deferredLoads];
  deferredLoads.clear();
  await Promise.all(loads.map((load) => load()));
  if (deferredLoads.size > 0) await loadDeferred();
}

/**
 * A part whose code comes when it is first wanted, to stand under a `Suspense`. Unlike `lazy`, it renders at once when the code is there
 * already: `lazy` would suspend a last time, and React holds a fallback back for 300 ms before it replaces it.
 * `lost` says what stands there instead when the code cannot be fetched.
 */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  lost: () => ComponentType<Props> | Promise<ComponentType<Props>> = () => () => null,
): LazyComponent<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let wanted: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () => {
    coming ??= fetchPart().then(
      (fetched) => {
        part = fetched;
        return fetched;
      },
      (cause: unknown) => {
        coming = undefined;
        throw cause;
      },
    );
    return coming;
  };
  function Part(props: Props) {
    if (part) return createElement(part, props);
    wanted ??= fetchOnce().catch(lost);
    return createElement(use(wanted), props);
  }
  return Object.assign(Part, { load: async () => void (await fetchOnce()) });
}

const signs = ["pointerdown", "keydown", "scroll"] as const;
let shown: Promise<void> | undefined;

/** The document's pictures are there, or its visitor has begun with it. At once where there is no document. */
function documentShown(): Promise<void> {
  shown ??= new Promise((resolve) => {
    if (typeof document === "undefined" || document.readyState === "complete") return resolve();
    const done = () => {
      removeEventListener("load", done);
      for (const sign of signs) removeEventListener(sign, done, true);
      resolve();
    };
    addEventListener("load", done);
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  });
  return shown;
}

/**
 * A part of a page that is not what the visitor came for: below the fold, or in what opens. The server renders it with the rest; the
 * browser fetches its code once the page is shown. Under a `Suspense`, like every part on demand.
 */
export function deferred<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const part = lazyComponent(() => documentShown().then(fetchPart));
  deferredLoads.add(part.load);
  return part;
}
