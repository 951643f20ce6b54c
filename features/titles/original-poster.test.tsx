import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { saveDeviceSettings } from "#app/data/device-store.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import MovieScreen from "./movie/movie-screen.tsx";

fakeBrowser();
emptyDevice();

async function posterOf(original: string | null) {
  const movie = async (id: number) => sampleMovie(id, { poster_path: "/en.jpg", ...(original !== null && { original_poster_path: original }) });
  await act(async () => openScreen({ screen: MovieScreen, pattern: "/movie/:key", at: "/movie/19", catalog: { movie } }));
  await screen.findByRole("heading", { level: 1 });
  return document.querySelector("article [data-slot=poster]")?.getAttribute("src");
}

test("a title's page has the original poster, if the device's setting wants it and it is known", async () => {
  expect(await posterOf("/ru.jpg")).toContain("/en.jpg");
  saveDeviceSettings({ ...defaultDeviceSettings, showsOriginalPosters: true });
  document.body.replaceChildren();
  expect(await posterOf("/ru.jpg")).toContain("/ru.jpg");
  document.body.replaceChildren();
  expect(await posterOf(null)).toContain("/en.jpg");
});
