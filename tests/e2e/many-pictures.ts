import type { Page } from "@playwright/test";

/** The embedded catalog has one backdrop and one poster of each title: from now on Metropolis has many, as a provider sends them. */
export async function giveMetropolisPictures(page: Page, count: number): Promise<void> {
  const popular = await (await page.request.get("/api/movies/popular")).json();
  const images = (popular.items as { poster_path: string; backdrop_path: string }[])
    .flatMap(({ backdrop_path, poster_path }) => [
      { kind: "backdrop", path: backdrop_path, width: 3840, height: 2160 },
      { kind: "poster", path: poster_path, width: 2000, height: 3000 },
    ])
    .slice(0, count);
  await page.route("**/api/movies/19/images", (route) => route.fulfill({ json: images }));
}
