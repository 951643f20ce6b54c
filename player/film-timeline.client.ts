import { partAt, partStarts } from "./timeline.ts";

export type FilmTimeline = ReturnType<typeof createTimeline>;

type Parts = {
  /** Seconds; `null` if unknown. */
  lengths: readonly (number | null)[];
  /** The one that is loaded. */
  current: number;
  /** Loads another part. */
  goTo: (part: number, atS: number) => void;
};

/** The film's time as the visitor sees it: its parts are one film. */
export function createTimeline(film: HTMLVideoElement) {
  let parts: Parts = { lengths: [null], current: 0, goTo: () => {} };
  let starts: number[] | null = null;
  const startS = () => starts?.[parts.current] ?? 0;
  return {
    /** Where the loaded part begins. */
    startS,
    position: (): number => startS() + film.currentTime,
    /** As `HTMLMediaElement.duration`. */
    duration: (): number => (starts === null || parts.lengths.length === 1 ? film.duration : (starts.at(-1) ?? 0) + (parts.lengths.at(-1) ?? 0)),
    /** Of the last part: at the end of the others the next one follows. */
    isEnded: (): boolean => film.ended && parts.current === parts.lengths.length - 1,
    seekTo(seconds: number): void {
      const target = starts === null ? { part: parts.current, atS: seconds } : partAt(starts, seconds);
      if (target.part === parts.current) film.currentTime = target.atS;
      else parts.goTo(target.part, target.atS);
    },
    setParts(next: Parts): void {
      parts = next;
      starts = partStarts(next.lengths);
    },
  };
}
