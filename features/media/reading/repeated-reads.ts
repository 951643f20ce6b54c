import type { CustomSource } from "mediabunny";

/** Of one place, without any other read in between. Any other reading moves on. */
const mostRepeats = 1000;

/** The part of a source that mediabunny itself calls; "_" is its mark for that. `null`: behind the end. */
type Read = (start: number, end: number, ...limits: number[]) => unknown;

/**
 * In a Matroska file, mediabunny looks behind damaged bytes for the next element. If there is none, it reads the last eight bytes for ever (up to 1.61
 * at least): the file ends there instead, and plays as far as it goes.
 */
export function endOfRepeats(source: CustomSource): void {
  const inside = source as unknown as { _read: Read };
  const read = inside._read.bind(source);
  let [lastStart, lastEnd, repeats] = [-1, -1, 0];
  inside._read = (start, end, ...limits) => {
    repeats = start === lastStart && end === lastEnd ? repeats + 1 : 0;
    [lastStart, lastEnd] = [start, end];
    return repeats < mostRepeats ? read(start, end, ...limits) : null;
  };
}
