const clients = 16;

/** Views a second when a few ask again as soon as they are answered. */
export async function peakOf(origin: string, pages: readonly string[], forMs: number): Promise<number> {
  const endAt = performance.now() + forMs;
  let views = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < endAt; index += clients) {
      const answer = await fetch(origin + pages[index % pages.length]);
      await answer.arrayBuffer();
      if (answer.status === 200) views += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return (views * 1000) / forMs;
}
