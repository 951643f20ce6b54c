import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { onToast, type ToastMessage } from "#app/ui/toast-channel.ts";
import { episodeKey } from "#domain/title-key.ts";
import type { Catalog } from "#features/catalog.ts";
import { withOpened, withPosition } from "#features/saved/model/progress-changes.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { withSeen } from "#features/saved/model/seen-changes.ts";
import { changeSaved } from "#features/saved/store/saved-store.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { ContinueRow } from "./continue-row.tsx";

fakeBrowser();
emptyDevice();

const film = savedMovie(sampleMovie(19));
const series = savedSeries(sampleSeries(7));

const leaveFilm = () => {
  changeSaved("progress", (sections, now) => withOpened(sections, film, { server: "2embed", season: null, episode: null }, now));
  changeSaved("progress", (sections, now) => withPosition(sections, { key: "movie:19", position: 1200, duration: 6000 }, now));
};
const seeEpisode = (season: number, episode: number) =>
  changeSaved("seen", (sections, now) => withSeen(sections, { title: series, keys: [episodeKey(7, season, episode)], at: now - 1000 }, now));

/** The first season has two episodes, and no other has aired. */
const titles = vi.fn<Catalog["titles"]>(async () => ({ titles: [{ ...series, seasons: [{ season_number: 1, episode_count: 2 }] }], missing: [], pending: [] }));

const show = (catalog = sampleCatalog({ titles })) => act(async () => void renderPart(<ContinueRow />, { catalog }));
const cards = async () => {
  const links = within(await screen.findByRole("list", { name: "Continue" })).getAllByRole("link");
  return links.map((link) => [link.getAttribute("href"), link.textContent]);
};

describe("the Continue row", () => {
  test("leads to films that were left and to the next episode of series", async () => {
    leaveFilm();
    seeEpisode(1, 1);
    await show();
    expect(await cards()).toEqual([
      ["/movie/19-film-19#player", "Film 191 h 20 min left"],
      ["/tv/7-series-7?season=1&episode=2#player", "Series 7Next: S1 E2"],
    ]);
    expect(titles.mock.calls).toEqual([[["tv:7"], expect.anything()]]);
  });

  test("says the next episode that is announced", async () => {
    seeEpisode(1, 1);
    const next = { date: "2099-12-04", episode: { season: 2, episode: 1, name: "The Return" } };
    const seasons = [{ season_number: 1, episode_count: 2 }];
    await show(sampleCatalog({ titles: async () => ({ titles: [{ ...series, seasons, coming: [next] }], missing: [], pending: [] }) }));
    expect(await cards()).toEqual([["/tv/7-series-7?season=1&episode=2#player", "Series 7Next: S1 E2New: S2 E1, Dec 4"]]);
  });

  test("needs no request for a film, and names the server of what reported nothing", async () => {
    titles.mockClear();
    changeSaved("progress", (sections, now) => withOpened(sections, film, { server: "2embed", season: null, episode: null }, now));
    await show();
    expect([await cards(), titles.mock.calls]).toEqual([[["/movie/19-film-19#player", "Film 19Opened on Server 1"]], []]);
  });

  test("shows the last seen episode if the server does not answer", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    seeEpisode(1, 2);
    await show(sampleCatalog({ titles: failing }));
    expect(await cards()).toEqual([["/tv/7-series-7?season=1&episode=2#player", "Series 7Seen up to S1 E2"]]);
  });

  test("keeps its room where nothing follows the last episode, and is gone on the next page", async () => {
    seeEpisode(1, 2);
    expect(localStorage.getItem("matinee-home")).toBe("continue seen");
    await show();
    expect(await screen.findByText("Nothing to continue. You are up to date.")).toBeTruthy();
    expect(localStorage.getItem("matinee-home")).toBe("seen");
  });

  test("loses a title at its button, gives the focus to the next one, and takes it back", async () => {
    const toasts: ToastMessage[] = [];
    const unsubscribe = onToast((toast) => void toasts.push(toast));
    leaveFilm();
    seeEpisode(1, 1);
    await show();
    await cards();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Remove Film 19 from Continue" })));
    expect((await cards()).map(([href]) => href)).toEqual(["/tv/7-series-7?season=1&episode=2#player"]);
    expect(document.activeElement).toBe(screen.getByRole("link"));
    expect(toasts).toMatchObject([{ title: "Removed from Continue", text: "Film 19", action: {} }]);
    await act(async () => toasts[0]?.action?.run());
    expect(await cards()).toHaveLength(2);
    unsubscribe();
  });
});
