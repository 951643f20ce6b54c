import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { saveDeviceSettings } from "#app/data/device-store.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import type { Language } from "#domain/languages.ts";
import type { Catalog } from "#features/catalog.ts";
import { withOpened } from "#features/saved/model/progress-changes.ts";
import { type SavedTitle, savedMovie } from "#features/saved/model/saved-title.ts";
import { saveTitles } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { changeSaved, savedDocuments } from "#features/saved/store/saved-store.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import ListScreen from "./list-screen.tsx";

fakeBrowser();
emptyDevice();
beforeEach(() => loadSaved());

const strike = savedMovie(sampleMovie(20, { title: "Strike", runtime: 90 }));
const spieler = savedMovie(sampleMovie(19, { title: "Der Spieler", runtime: 90 }), "de");

/** What the site knows: the gambler alone, in three languages. */
const names: Record<string, string> = { en: "The Gambler", de: "Der Spieler", ar: "المقامر" };
const titles = vi.fn<Catalog["titles"]>(async (keys, { language = "en" } = {}) => {
  const known = savedMovie(sampleMovie(19, { title: `${names[language]}`, runtime: 90, poster_path: `/${language}.jpg` }), language);
  return { titles: keys.includes("movie:19") ? [{ ...known, original_poster_path: "/ru.jpg" }] : [], missing: [], pending: [] };
});

/** The catalog answers in the page's language, as the server does. */
async function open(language: Language, search = ""): Promise<string[]> {
  titles.mockClear();
  const catalog: Partial<Catalog> = { titles: (keys, options) => titles(keys, { ...options, language }) };
  await act(async () => openScreen({ screen: ListScreen, pattern: "/list", at: `/list${search}`, catalog, language }));
  await screen.findByRole("tablist");
  const list = (await screen.findAllByRole("list")).at(-1) as HTMLElement;
  return within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
}

const save = (...saved: SavedTitle[]) => void saveTitles(saved);
const picture = () => document.querySelector("[data-slot=poster]")?.getAttribute("src");

test("shows titles in the page's language where the site knows them, and the others as they were saved", async () => {
  save(spieler, strike);
  expect((await open("ar")).map((text) => text.replace(/\d.*/s, ""))).toEqual(["المقامر", "Strike"]);
  expect(titles.mock.calls.map(([keys]) => keys)).toEqual([["movie:19", "movie:20"]]);
  expect(picture()).toContain("/ar.jpg");
  expect(screen.getByText("Strike", { selector: "a bdi" }).lang).toBe("en");
});

test("requests none that are in the page's language", async () => {
  save(spieler);
  expect((await open("de")).join()).toContain("Der Spieler");
  expect(titles).not.toHaveBeenCalled();
});

test("leaves what is stored as it is", async () => {
  save(spieler);
  const before = savedDocuments().list.titles.get("movie:19");
  expect((await open("en")).join()).toContain("The Gambler");
  expect(savedDocuments().list.titles.get("movie:19")).toEqual(before);
  expect(before).toMatchObject({ title: "Der Spieler", language: "de" });
});

test("names what can be continued in the page's language", async () => {
  changeSaved("progress", (sections, now) => withOpened(sections, spieler, { server: "2embed", season: null, episode: null }, now));
  expect((await open("en", "?show=continue")).join()).toContain("The Gambler");
});

test("shows original posters where the visitor wants them", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, showsOriginalPosters: true });
  save(spieler);
  await open("de");
  expect(picture()).toContain("/ru.jpg");
});
