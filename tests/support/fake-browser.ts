import { beforeEach, vi } from "vitest";

type Changed = (entries: { isIntersecting: boolean }[]) => void;

const fakeDialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
};

/** What jsdom lacks: layout observers, media queries, scrolling, modal dialogs. Call it at the top of a test file. */
export function fakeBrowser() {
  const preferences = { reducedMotion: false, reducedData: false };
  const observed = new Set<Changed>();
  class Observer {
    readonly #changed: Changed;
    constructor(changed: Changed) {
      this.#changed = changed;
    }
    observe = () => void observed.add(this.#changed);
    unobserve = () => void observed.delete(this.#changed);
    disconnect = () => void observed.delete(this.#changed);
  }
  beforeEach(() => {
    preferences.reducedMotion = false;
    preferences.reducedData = false;
    observed.clear();
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("IntersectionObserver", Observer);
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: (preferences.reducedMotion && query.includes("prefers-reduced-motion")) || (preferences.reducedData && query.includes("prefers-reduced-data")),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    vi.stubGlobal("scrollTo", vi.fn());
    Object.assign(HTMLDialogElement.prototype, fakeDialogs);
  });
  return {
    preferences,
    /** Calls every observer, as if its element were in view. */
    notifyLayoutChange: () => {
      for (const changed of observed) changed([{ isIntersecting: true }]);
    },
  };
}

/** Parts that wait for the view load at once. Call it after `fakeBrowser`. */
export function everythingInView() {
  class EverythingInView {
    readonly #changed: (entries: { isIntersecting: boolean }[]) => void;
    constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
      this.#changed = changed;
    }
    observe = () => this.#changed([{ isIntersecting: true }]);
    disconnect = () => undefined;
  }
  beforeEach(() => void vi.stubGlobal("IntersectionObserver", EverythingInView));
}
