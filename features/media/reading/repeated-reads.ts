import type { CustomSource } from "mediabunny";

/** From one place, without any other place in between. All other reading moves on after a few. */
const mostRepeats = 20_000;

/** The part of a source that mediabunny itself calls; "_" is its mark for that. `null`: behind the end. */
type Read = (start: number, ...more: number[]) => unknown;

/**
 * In a Matroska file, mediabunny looks behind damaged bytes for the next element. If there is none, or one without a length, it reads on from there for
 * ever (up to 1.61 at least). The file ends there instead, and plays as far as it goes.
 */
export function endOfRepeats(source: CustomSource): void {
  const inside = source as unknown as { _read: Read };
  const read = inside._read.bind(source);
  let [lastStart, repeats] = [-1, 0];
  inside._read = (start, ...more) => {
    repeats = start === lastStart ? repeats + 1 : 0;
    lastStart = start;
    return repeats < mostRepeats ? read(start, ...more) : null;
  };
}
