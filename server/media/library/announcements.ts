import type { VideoSubject } from "#domain/player.ts";
import { subjectKey } from "./library-index.ts";

type Listener = (subjects: readonly VideoSubject[]) => void;

/**
 * Tells its listeners of a change at once, and of those that follow together, every `everyMs`: a large library's files are read one after another,
 * and each time the pages of all titles that have changed are rendered again.
 */
export function announcements(everyMs: number) {
  const listeners = new Set<Listener>();
  let collected = new Map<string, VideoSubject>();
  let pause: NodeJS.Timeout | undefined;

  function tell(): void {
    const subjects = [...collected.values()];
    collected = new Map();
    pause = subjects.length > 0 ? setTimeout(tell, everyMs).unref() : undefined;
    if (subjects.length > 0) for (const listener of listeners) listener(subjects);
  }

  return {
    announce: (subjects: readonly VideoSubject[]): void => {
      for (const subject of subjects) collected.set(subjectKey(subject), subject);
      if (pause === undefined) tell();
    },
    /** @returns what unsubscribes */
    onChange: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: (): void => clearTimeout(pause),
  };
}
