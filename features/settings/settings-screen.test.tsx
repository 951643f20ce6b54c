import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deviceSettings, forget, saveDeviceSettings, store, storedText } from "#app/data/device-store.ts";
import { onToast, type ToastMessage } from "#app/ui/toast-channel.ts";
import type { PublicSite } from "#domain/site.ts";
import { parsePlayerSettings } from "#features/player/model/player-settings.ts";
import { exportText } from "#features/saved/model/export-file.ts";
import { savedMovie } from "#features/saved/model/saved-title.ts";
import { rateTitle, saveTitle } from "#features/saved/store/saved-actions.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import SettingsScreen from "./settings-screen.tsx";

fakeBrowser();

const metropolis = savedMovie(sampleMovie(19, { title: "Metropolis" }));
const nosferatu = savedMovie(sampleMovie(653, { title: "Nosferatu" }));
const toasts: ToastMessage[] = [];

beforeEach(() => {
  localStorage.clear();
  forget();
  toasts.length = 0;
  return onToast((toast) => toasts.push(toast));
});

/** The texts that were saved as files. */
function savedFiles() {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:text";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return () => Promise.all(files.map((file) => file.text()));
}

/** Most of the page is code of its own. */
async function show(site?: PublicSite) {
  await act(async () => renderPart(<SettingsScreen />, { path: "/settings", ...(site && { site }) }));
  await screen.findByRole("region", { name: "This device" });
}
const section = (name: string) => within(screen.getByRole("region", { name }));
const check = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const choose = (field: HTMLSelectElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const storedRow = (name: string) => within(screen.getByText(name, { selector: "dt" }).parentElement ?? expect.unreachable());
const savedKeys = () => [...savedDocuments().list.titles.keys()];
const undo = () => act(async () => toasts.at(-1)?.action?.run());

describe("choices", () => {
  test("of watching: a country or the browser's, and the next episode", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT"]);
    await show();
    const country = select("Country where you watch");
    expect(country.selectedOptions[0]?.textContent).toBe("Automatic (Austria)");
    choose(country, "FR");
    expect([deviceSettings().region, country.selectedOptions[0]?.textContent]).toEqual(["FR", "France"]);
    choose(country, "");
    expect(deviceSettings().region).toBeUndefined();
    fireEvent.click(check("Start the next episode automatically"));
    expect(deviceSettings().autoplaysNext).toBe(false);
    fireEvent.click(check('Ask "Are you still watching?" after three episodes'));
    expect(deviceSettings().skipsStillWatching).toBe(true);
    fireEvent.click(check('Ask "Are you still watching?" after three episodes'));
    expect(deviceSettings()).not.toHaveProperty("skipsStillWatching");
  });

  test("of captions, which the player reads, and what it has chosen itself stays", async () => {
    store("matinee-player", JSON.stringify({ version: 1, volume: 0.4, captions: "eo" }));
    await show();
    const captions = select("Captions");
    expect(captions.selectedOptions[0]?.textContent).toBe("Esperanto");
    choose(captions, "off");
    choose(select("Captions size"), "large");
    expect(parsePlayerSettings(storedText("matinee-player"))).toMatchObject({ volume: 0.4, captions: "off", look: { size: "large", color: "white" } });
    choose(captions, "fr");
    choose(captions, "");
    expect(parsePlayerSettings(storedText("matinee-player")).captions).toBeNull();
  });

  test("of the appearance and of spoilers, with arrow keys", async () => {
    await show();
    await userEvent.click(section("Appearance").getByRole("radio", { name: "Light" }));
    expect([document.documentElement.dataset.theme, localStorage.getItem("matinee-theme")]).toEqual(["light", "light"]);
    await userEvent.click(section("Spoilers").getByRole("radio", { name: "Show all" }));
    await userEvent.keyboard("{ArrowRight}");
    expect(deviceSettings().spoilers).toBe("blur");
  });

  test("follow another tab, and hold for the page where the browser refuses to store them", async () => {
    await show();
    localStorage.setItem("matinee-settings", '{"version":1,"autoplaysNext":false}');
    fireEvent(window, new StorageEvent("storage", { key: "matinee-settings" }));
    expect(check("Start the next episode automatically").checked).toBe(false);
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    fireEvent.click(check("Start the next episode automatically"));
    expect(check("Start the next episode automatically").checked).toBe(true);
    setItem.mockRestore();
  });
});

describe("this device", () => {
  test("says what is stored and how large it is, in words", async () => {
    saveTitle(metropolis);
    rateTitle({ title: metropolis, rating: 9, note: "" });
    await show();
    expect(storedRow("My list").getByText("1 saved title")).toBeTruthy();
    expect(storedRow("Seen, ratings and notes").getByText("1 rating or note")).toBeTruthy();
    await waitFor(() => expect(storedRow("My list").getByText("Less than 1 KB")).toBeTruthy());
    expect(storedRow("Where you stopped").getByText("Nothing")).toBeTruthy();
    act(() => void store("matinee-player", JSON.stringify({ version: 1, captions: "x".repeat(2600) })));
    expect(storedRow("Choices").getByText("3 KB")).toBeTruthy();
  });

  test("remembers nothing at once, writes nothing more, and the toast takes it back", async () => {
    saveTitle(metropolis);
    // A choice is stored before: only once it is back may anything else be written.
    store("matinee-settings", '{"version":1,"autoplaysNext":false}');
    await waitFor(() => expect(localStorage.getItem("matinee-list")).toContain("Metropolis"));
    await show();
    await act(async () => fireEvent.click(check("Remember nothing on this device")));
    expect([savedKeys(), Object.keys(localStorage)]).toEqual([[], ["matinee-settings"]]);
    store("matinee-player", "{}");
    expect(localStorage.getItem("matinee-player")).toBeNull();
    await undo();
    expect([savedKeys(), deviceSettings().remembers, check("Remember nothing on this device").checked]).toEqual([["movie:19"], true, false]);
    expect(localStorage.getItem("matinee-list")).toContain("Metropolis");
  });

  test("forgets everything after one confirmation, choices included, and the toast takes it back", async () => {
    saveTitle(metropolis);
    store("matinee-settings", '{"version":1,"autoplaysNext":false}');
    localStorage.setItem("matinee-theme", "light");
    await waitFor(() => expect(localStorage.getItem("matinee-list")).not.toBeNull());
    await show();
    await press("Delete everything stored here");
    const dialog = screen.getByRole("dialog", { name: "Delete everything that is stored here?" });
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Keep it" })));
    expect([screen.queryByRole("dialog"), savedKeys()]).toEqual([null, ["movie:19"]]);
    await press("Delete everything stored here");
    await press("Delete everything");
    expect([localStorage.length, savedKeys(), check("Start the next episode automatically").checked]).toEqual([0, [], true]);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    await undo();
    expect([savedKeys(), deviceSettings().autoplaysNext, document.documentElement.dataset.theme]).toEqual([["movie:19"], false, "light"]);
  });

  test("offers the text of what could not be read, and deletes it with an undo", async () => {
    const files = savedFiles();
    localStorage.setItem("matinee-damaged-seen", "{broken");
    await show();
    const damaged = within(screen.getByRole("region", { name: "Some of what was stored here could not be read" }));
    fireEvent.click(damaged.getByRole("button", { name: "Save as a file" }));
    expect(await files()).toEqual(["{broken"]);
    await act(async () => fireEvent.click(damaged.getByRole("button", { name: "Delete it" })));
    expect([localStorage.getItem("matinee-damaged-seen"), screen.queryByText(/could not be read/)]).toEqual([null, null]);
    await undo();
    expect(localStorage.getItem("matinee-damaged-seen")).toBe("{broken");
  });
});

describe("a file", () => {
  const open = async (text: string) => {
    const field = screen.getByLabelText("Import a file");
    await userEvent.upload(field, new File([text], "export.json", { type: "application/json" }));
  };
  /** An export of another device. */
  const exported = (): string => {
    saveTitle(nosferatu);
    const text = exportText(savedDocuments(), { ...deviceSettings(), autoplaysNext: false }, Date.now());
    forget();
    return text;
  };

  test("of this device holds all of it", async () => {
    const files = savedFiles();
    saveTitle(metropolis);
    await show();
    await press("Export as a file");
    expect(await files()).toEqual([expect.stringContaining("Metropolis")]);
  });

  test("is shown before it is added to what is here, with an undo", async () => {
    const text = exported();
    saveTitle(metropolis);
    await show();
    await open(text);
    const preview = within(await screen.findByRole("region", { name: "This file holds" }));
    expect(preview.getByText("1 saved title")).toBeTruthy();
    expect(preview.getByText(/What you have removed since the file was exported comes back/)).toBeTruthy();
    expect(preview.getByRole("heading")).toBe(document.activeElement);
    expect(savedKeys()).toEqual(["movie:19"]);
    await press("Add to what is here");
    expect([savedKeys().toSorted(), deviceSettings().autoplaysNext, screen.queryByRole("region", { name: "This file holds" })]).toEqual([
      ["movie:19", "movie:653"],
      true,
      null,
    ]);
    await undo();
    expect(savedKeys()).toEqual(["movie:19"]);
  });

  test("replaces what is here, its choices included, with an undo", async () => {
    const text = exported();
    saveTitle(metropolis);
    await show();
    await open(text);
    await press("Replace what is here");
    expect([savedKeys(), deviceSettings().autoplaysNext]).toEqual([["movie:653"], false]);
    await undo();
    expect([savedKeys(), deviceSettings().autoplaysNext]).toEqual([["movie:19"], true]);
  });

  test.each([
    ["{", "This is not an export of this site"],
    ['{"matinee":"export","version":99}', "newer version"],
    ["[1]", "This is not an export of this site"],
  ])("that is none of ours changes nothing, and the page says why: %s", async (text, reason) => {
    saveTitle(metropolis);
    await show();
    await open(text);
    expect((await screen.findByRole("alert")).textContent).toContain(reason);
    expect(savedKeys()).toEqual(["movie:19"]);
  });

  test("without a title says so, and one that is partly damaged says that too", async () => {
    await show();
    await open('{"matinee":"export","version":1,"list":{"version":1,"titles":[{"key":"movie:0"}]}}');
    const preview = within(await screen.findByRole("region", { name: "This file holds" }));
    expect([preview.getByText("No titles."), preview.getByText(/could not be read and is left out/)]).toHaveLength(2);
    await press("Cancel");
    expect(screen.queryByRole("region", { name: "This file holds" })).toBeNull();
  });

  test("is not taken in while the device is to remember nothing", async () => {
    store("matinee-settings", '{"version":1,"remembers":false}');
    await show();
    expect(screen.getByLabelText<HTMLInputElement>("Import a file").disabled).toBe(true);
    expect(screen.getByText(/switch that off first/)).toBeTruthy();
  });
});

describe("the language of pages", () => {
  test("is a choice of this device, by the languages' own names, and is offered again after it", async () => {
    saveDeviceSettings({ ...deviceSettings(), languageOfferClosed: true, region: "AT" });
    await show(sampleSite({ languages: ["en", "de", "ar"] }));
    const field = select("Language");
    expect([field.value, [...field.options].map(({ text, lang }) => [text, lang])]).toEqual([
      "",
      [
        ["Automatic", ""],
        ["English", "en"],
        ["Deutsch", "de"],
        ["العربية", "ar"],
      ],
    ]);
    choose(field, "de");
    expect([field.value, deviceSettings()]).toEqual(["de", { remembers: true, autoplaysNext: true, spoilers: "off", region: "AT", language: "de" }]);
    choose(field, "");
    expect(deviceSettings()).not.toHaveProperty("language");
  });

  test("is no choice where there is one", async () => {
    await show();
    expect(screen.queryByRole("region", { name: "Language" })).toBeNull();
  });
});
