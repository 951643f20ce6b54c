import { type ComponentType, createContext, createElement, type FunctionComponent, use } from "react";

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the component's code ahead. Rejects if it cannot be fetched; the next call tries again. */
  load: () => Promise<void>;
};

/** Called during a render with the code of each component that is not loaded yet. The server waits for it and renders again. */
export const PendingCode = createContext<((code: Promise<unknown>) => void) | null>(null);

/** Fetches code again when the browser is back online, or after a while that doubles. */
const loadLater = <Code>(load: () => Promise<Code>, waitMs = 5000): Promise<Code> =>
  new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      load().then(resolve, () => resolve(loadLater(load, waitMs * 2)));
    };
    const timer = setTimeout(again, waitMs);
    addEventListener("online", again);
  });

/**
 * A component whose code is fetched when it is first rendered, under a `Suspense`. Unlike `lazy`, it renders at once if the code is loaded:
 * `lazy` suspends once more, and React shows a fallback for at least 300 ms.
 * `fallback` makes the component that replaces it if the code cannot be fetched. Without it the `Suspense` waits until the code has come.
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  fallback?: () => ComponentType<Props> | Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let rendering: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchCode().then(
      (fetched) => {
        component = fetched;
        return fetched;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };
  function Lazy(props: Props) {
    const onPending = use(PendingCode);
    // A component that has suspended must call `use` again when React renders it to the end.
    if (component && !rendering) return createElement(component, props);
    rendering ??= load().catch(fallback ?? (() => loadLater(load)));
    if (!component) onPending?.(rendering);
    return createElement(use(rendering), props);
  }
  return Object.assign(Lazy, { load: async () => void (await load()) });
}

const interactions = ["pointerdown", "keydown", "scroll"] as const;
let loaded: Promise<void> | undefined;

/** Resolves when the document's pictures have loaded, or at the visitor's first interaction. At once without a document. */
function documentLoaded(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    if (typeof document === "undefined" || document.readyState === "complete") return resolve();
    const done = () => {
      removeEventListener("load", done);
      for (const type of interactions) removeEventListener(type, done, true);
      resolve();
    };
    addEventListener("load", done);
    for (const type of interactions) addEventListener(type, done, { capture: true, passive: true });
  });
  return loaded;
}

/** For parts below the fold or in a menu: the server renders them, the browser fetches their code after the page has loaded. */
export const deferred = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
  lazyComponent(() => documentLoaded().then(fetchCode));
