const clients = 16;

/** Views a second of a few clients that request pages one after another. */
export async function peakOf(origin: string, pages: readonly string[], durationMs: number): Promise<number> {
  const endAt = performance.now() + durationMs;
  let views = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < endAt; index += clients) {
      const response = await fetch(origin + pages[index % pages.length]);
      await response.arrayBuffer();
      if (response.status === 200) views += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return (views * 1000) / durationMs;
}
