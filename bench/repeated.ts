/** The results of `rounds` runs, one after another. */
export async function repeated<T>(rounds: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await run());
  return results;
}
