import type { NamedPage } from "#tests/support/film-pages.ts";
import { isServed } from "./views.ts";

const clients = 16;

/** Views a second of a few clients that request pages one after another. */
export async function peakOf(origin: string, pageAt: (index: number) => NamedPage, durationMs: number): Promise<number> {
  const endAt = performance.now() + durationMs;
  let views = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < endAt; index += clients) {
      if (await isServed(origin, pageAt(index))) views += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return (views * 1000) / durationMs;
}
