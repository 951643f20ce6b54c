import type { OwnFilm } from "#domain/own-film.ts";

/** What the library has now. "gone": nothing of the title any more. */
export async function askOwnFilm(address: string): Promise<OwnFilm | "gone" | "failed"> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    if (response.status === 404 || response.status === 410) return "gone";
    return response.ok ? ((await response.json()) as OwnFilm) : "failed";
  } catch {
    return "failed";
  }
}

/** Whether the server has too many streams at the moment. A video element does not say with which status its file failed. */
export async function isRefused(url: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(url, { cache: "no-store", headers: { range: "bytes=0-0" } });
    await body?.cancel();
    return status === 503;
  } catch {
    return false;
  }
}
