/** Lets the page respond. */
export type Pause = () => Promise<void>;

/** Between two pauses: a slow phone takes 50 ms for them. */
const atOnce = 500;

/** Thousands of items in many short tasks. */
export async function mapInParts<Item, Result>(items: readonly Item[], map: (item: Item, index: number) => Result, pause: Pause): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (index % atOnce === atOnce - 1) await pause();
  }
  return results;
}
