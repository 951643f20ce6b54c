import { endlessFilm } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import { isUsefulRefusal, isView, requestOf } from "./views.ts";

/** A client that requests film after film, from number `firstFilm` on. `from`: how the site tells it from others, by header or by socket. */
export type Client = { ratePerS: number; firstFilm: number; from: (index: number) => Pick<LoadRequest, "headers" | "localAddress"> };

/** `wrong`: neither a view nor a useful refusal. Views' times are from the sending, sorted; the worst is of all answers. In milliseconds. */
export type Views = { sent: number; viewedMs: number[]; refused: number; wrong: number; worstMs: number };

export async function viewsOf(origin: string, { ratePerS, firstFilm, from }: Client, durationMs: number): Promise<Views> {
  const sentAt: number[] = [];
  const viewedMs: number[] = [];
  let [refused, wrong] = [0, 0];
  const isExpected = (response: LoadResponse, film: LoadRequest, index: number): boolean => {
    const isFilm = isView(response, film);
    if (isFilm) viewedMs.push(performance.now() - (sentAt[index] ?? 0));
    else if (isUsefulRefusal(response)) refused += 1;
    else wrong += 1;
    return isFilm;
  };
  const request = (index: number) => {
    sentAt[index] = performance.now();
    const { headers, localAddress } = from(index);
    return { ...requestOf(origin, endlessFilm(firstFilm + index), { ...headers, "accept-encoding": "br" }), localAddress };
  };
  const { sent, statuses, worstMs } = await steadyLoad({ ratePerS, durationMs, request, isExpected, connections: 600 });
  return { sent, viewedMs: viewedMs.toSorted((a, b) => a - b), refused, wrong: wrong + (statuses.error ?? 0), worstMs };
}
