/** Each round's turns, in the other order each time: what drifts meanwhile affects all of them. */
export function* alternating<T>(turns: readonly T[], rounds: number): Generator<T> {
  for (let round = 0; round < rounds; round += 1) yield* round % 2 === 0 ? turns : turns.toReversed();
}
