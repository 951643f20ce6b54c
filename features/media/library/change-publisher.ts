import type { VideoSubject } from "#domain/player.ts";
import { subjectKey } from "#domain/title-key.ts";

type Listener = (subjects: readonly VideoSubject[]) => void;

/**
 * Publishes a change at once, and those that follow together, every `everyMs`: a large library's files are read one after another, and each time the
 * pages of all titles that have changed are rendered again.
 */
export function changePublisher(everyMs: number) {
  const listeners = new Set<Listener>();
  let collected = new Map<string, VideoSubject>();
  let pause: NodeJS.Timeout | undefined;

  function notify(): void {
    const subjects = [...collected.values()];
    collected = new Map();
    pause = subjects.length > 0 ? setTimeout(notify, everyMs).unref() : undefined;
    if (subjects.length > 0) for (const listener of listeners) listener(subjects);
  }

  return {
    publish: (subjects: readonly VideoSubject[]): void => {
      for (const subject of subjects) collected.set(subjectKey(subject), subject);
      if (pause === undefined) notify();
    },
    /** @returns what unsubscribes */
    onChange: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: (): void => {
      clearTimeout(pause);
      listeners.clear();
    },
  };
}
