import type { OwnFilm } from "#domain/own-film.ts";

/** What the library has now. "gone": nothing of the title any more. */
export async function requestOwnFilm(address: string): Promise<OwnFilm | "gone" | "failed"> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    if (response.status === 404 || response.status === 410) return "gone";
    return response.ok ? ((await response.json()) as OwnFilm) : "failed";
  } catch {
    return "failed";
  }
}

/** A video element does not say with which status its file failed; 0 if the server does not answer. */
export async function statusOf(url: string): Promise<number> {
  try {
    const { status, body } = await fetch(url, { cache: "no-store", headers: { range: "bytes=0-0" } });
    await body?.cancel();
    return status;
  } catch {
    return 0;
  }
}
