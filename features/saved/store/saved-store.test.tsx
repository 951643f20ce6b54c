import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceSettings, forget, saveDeviceSettings } from "#app/data/device-store.ts";
import { onSavedFault, type SavedFault } from "#app/data/saved-faults.ts";
import { defaultDeviceSettings } from "#domain/device-settings.ts";
import { parseExport, type SavedExport } from "#features/saved/model/export-file.ts";
import { listDocument } from "#features/saved/model/list-document.ts";
import { withPosition } from "#features/saved/model/progress-changes.ts";
import { withSeen } from "#features/saved/model/seen-changes.ts";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { absorbText, createDocumentState, takeBack } from "./document-state.ts";
import { importSaved } from "./import-saved.ts";
import { markSeen, rateTitle, removeTitle, saveTitle, saveTitles, unmarkSeen } from "./saved-actions.ts";
import { hasSaved, loadSaved } from "./saved-keys.ts";
import { changeSaved, savedDocuments, type Undo } from "./saved-store.ts";
import { damagedTexts, deleteDamaged, storedBytes } from "./stored-texts.ts";
import { useOwnRating, useSaved, useSavedDocuments } from "./use-saved.ts";

const savedIds = () => [...savedDocuments().list.titles.keys()];
const storedList = () => localStorage.getItem("matinee-list");

/** What another tab has written. */
function writeElsewhere(text: string | null, key = "matinee-list"): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  fireEvent(window, new StorageEvent("storage", { key, newValue: text }));
}
const listText = (...ids: number[]): string => JSON.stringify({ version: 1, titles: ids.map((id) => ({ ...sampleSavedTitle(id), at: id })) });

let faults: SavedFault[] = [];

beforeEach(() => {
  localStorage.clear();
  saveDeviceSettings(defaultDeviceSettings);
  forget();
  faults = [];
  onSavedFault((fault) => faults.push(fault));
  faults = [];
});
afterEach(() => vi.restoreAllMocks());

function Film() {
  const [saved, rating] = [useSaved("movie:1"), useOwnRating("movie:1")];
  const documents = useSavedDocuments();
  return <p>{[saved?.title, documents?.seen.seen.has("movie:1") ? "seen" : "", rating?.rating, documents?.list.titles.size].join(" ")}</p>;
}

test("what the visitor does shows at once, and its undo as well", async () => {
  expect(hasSaved()).toBe(false);
  renderInEnglish(<Film />);
  await act(loadSaved);
  const text = () => screen.getByRole("paragraph").textContent;
  let undone: Undo[] = [];
  act(() => {
    undone = [
      rateTitle({ title: sampleSavedTitle(1), rating: 8, note: "" }),
      markSeen({ title: sampleSavedTitle(1), keys: ["movie:1"] }),
      saveTitle(sampleSavedTitle(1)),
    ];
  });
  expect(text()).toBe("Film 1 seen 8 1");
  expect(hasSaved()).toBe(true);
  act(() => {
    for (const undo of undone) undo();
  });
  expect(text()).toBe("   0");
  act(() => removeTitle("movie:1")());
  expect(text()).toBe("   0");
});

test("an undo brings back what a list shows of the title as well", () => {
  markSeen({ title: sampleSavedTitle(1), keys: ["movie:1"] });
  const undoSeen = unmarkSeen(["movie:1"]);
  expect(savedDocuments().seen.details.size).toBe(0);
  undoSeen();
  expect(savedDocuments().seen.details.get("movie:1")?.title).toBe("Film 1");
});

test("what a later build has stored is written again as it was", () => {
  const later = { reviews: [{ key: "movie:1", text: "Long" }], titles: [{ ...sampleSavedTitle(1), at: 1, color: "red" }] };
  writeElsewhere(JSON.stringify({ version: 1, ...later }));
  saveTitle(sampleSavedTitle(2));
  expect(JSON.parse(storedList() ?? "")).toMatchObject({ reviews: later.reviews, titles: [later.titles[0], { key: "movie:2" }] });
});

test("a press before all is read adds to what is stored", async () => {
  localStorage.setItem("matinee-list", listText(1));
  vi.resetModules();
  const [store, actions] = await Promise.all([import("./saved-store.ts"), import("./saved-actions.ts")]);
  const reading = store.openSaved();
  actions.saveTitle(sampleSavedTitle(2));
  await reading;
  expect([...store.savedDocuments().list.titles.keys()]).toEqual(["movie:1", "movie:2"]);
});

describe("tabs", () => {
  /** Later than the time in which a change of this tab may have been overwritten. */
  const wait = () => vi.setSystemTime(Date.now() + 10_000);
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  test("show what another one stores, and write nothing of their memory", () => {
    saveTitle(sampleSavedTitle(1));
    wait();
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    writeElsewhere(listText(2));
    expect(savedIds()).toEqual(["movie:2"]);
    expect(setItem.mock.calls.filter(([key]) => key === "matinee-list")).toEqual([["matinee-list", listText(2)]]);
    saveTitle(sampleSavedTitle(3));
    expect(savedIds()).toEqual(["movie:2", "movie:3"]);
    expect(storedList()).not.toContain("Film 1");
  });

  test("write the changes of the last moment again if another one has overwritten them", () => {
    saveTitles([sampleSavedTitle(1), sampleSavedTitle(2)]);
    const before = storedList();
    wait();
    removeTitle("movie:1");
    saveTitle(sampleSavedTitle(3));
    writeElsewhere(before);
    expect(savedIds()).toEqual(["movie:2", "movie:3"]);
    expect([storedList()?.includes("Film 1"), storedList()?.includes("Film 3")]).toEqual([false, true]);
  });

  test("leave what another one has changed later", () => {
    rateTitle({ title: sampleSavedTitle(1), rating: 5, note: "" });
    const text =
      localStorage
        .getItem("matinee-seen")
        ?.replace('"rating":5', '"rating":9')
        .replace(/"at":(\d+)/, `"at":${Date.now()},"changed":${Date.now() + 1}`) ?? "";
    vi.setSystemTime(Date.now() + 2);
    writeElsewhere(text, "matinee-seen");
    expect(savedDocuments().seen.ratings.get("movie:1")?.rating).toBe(9);
    expect(localStorage.getItem("matinee-seen")).toBe(text);
  });

  test("forget what another has deleted, and write it never again", () => {
    saveTitle(sampleSavedTitle(1));
    writeElsewhere(null);
    saveTitle(sampleSavedTitle(2));
    expect(savedIds()).toEqual(["movie:2"]);
    expect(storedList()).not.toContain("Film 1");
  });

  test("that slept bring nothing back", () => {
    saveTitle(sampleSavedTitle(1));
    fireEvent(window, new PageTransitionEvent("pagehide", { persisted: true }));
    // All was deleted elsewhere, and something saved.
    localStorage.setItem("matinee-list", listText(2));
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(savedIds()).toEqual(["movie:2"]);
    expect(storedList()).toBe(listText(2));
    localStorage.removeItem("matinee-list");
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect([savedIds(), storedList()]).toEqual([[], null]);
  });

  test("read what was written while they received no events", () => {
    saveTitle(sampleSavedTitle(1));
    localStorage.setItem("matinee-list", listText(2));
    saveTitle(sampleSavedTitle(3));
    expect(savedIds()).toEqual(["movie:2", "movie:3"]);
  });
});

describe("a text that cannot be read", () => {
  test("is set aside, and its good entries stay", () => {
    const text = listText(1).replace("[{", "[7,{");
    writeElsewhere(text);
    expect(damagedTexts()).toEqual([{ name: "list", text }]);
    expect(storedBytes(["matinee-damaged-list"])).toBe(text.length);
    expect([savedIds(), faults]).toEqual([["movie:1"], ["damaged"]]);
    expect(storedList()).toContain("Film 1");
    deleteDamaged("list");
    expect(damagedTexts()).toEqual([]);
  });

  test("because it is newer stays until the visitor changes something", () => {
    const text = '{"version":2,"titles":{}}';
    // A change of the last moment is not written over it: the other tab would write again, and so on.
    saveTitle(sampleSavedTitle(3));
    writeElsewhere(text);
    expect([storedList(), localStorage.getItem("matinee-damaged-list")]).toEqual([text, null]);
    saveTitle(sampleSavedTitle(1));
    expect(localStorage.getItem("matinee-damaged-list")).toBe(text);
    expect(storedList()).toContain("Film 1");
  });
});

test("what an older build set aside as newer is added once it can be read", () => {
  const state = createDocumentState({ key: "matinee-list", damagedKey: "matinee-damaged-list", format: listDocument, isAutomatic: false });
  absorbText(state, listText(1));
  localStorage.setItem("matinee-damaged-list", '{"version":2,"titles":{}}');
  expect(takeBack(state)).toBe(false);
  localStorage.setItem("matinee-damaged-list", listText(2));
  expect([takeBack(state), [...state.shown.titles.keys()]]).toEqual([true, ["movie:1", "movie:2"]]);
});

describe("an import", () => {
  const file = (...ids: number[]): SavedExport => {
    const parsed = parseExport(
      JSON.stringify({ matinee: "export", version: 1, list: JSON.parse(listText(...ids)), settings: { version: 1, region: "DE" } }),
      Date.now(),
    );
    return parsed.ok ? parsed.value : expect.unreachable(parsed.fault);
  };

  test("adds to what is stored, with one undo", () => {
    saveTitle(sampleSavedTitle(1));
    const found = file(2, 3);
    const seen = withSeen(found.documents.seen, { title: sampleSavedTitle(2), keys: ["movie:2"] }, 5);
    const progress = withPosition(found.documents.progress, { key: "movie:3", position: 60, duration: 900 }, 5);
    const undo = importSaved({ ...found, documents: { ...found.documents, seen, progress } }, "merge");
    const counts = () => [savedDocuments().seen.seen.size, savedDocuments().progress.positions.size];
    expect(counts()).toEqual([1, 1]);
    expect(savedIds().toSorted()).toEqual(["movie:1", "movie:2", "movie:3"]);
    expect(savedDocuments().list.titles.get("movie:2")?.at).toBe(2);
    expect(deviceSettings().region).toBeUndefined();
    undo();
    expect([savedIds(), ...counts()]).toEqual([["movie:1"], 0, 0]);
  });

  test("brings back what was removed since, and leaves what was changed since", () => {
    saveTitles([sampleSavedTitle(1), { ...sampleSavedTitle(2), title: "Newer" }]);
    removeTitle("movie:1");
    importSaved(file(1, 2), "merge");
    expect([...savedDocuments().list.titles.values()].map(({ title }) => title)).toEqual(["Newer", "Film 1"]);
  });

  test("replaces what is stored, with one undo", () => {
    saveTitle(sampleSavedTitle(1));
    const undo = importSaved(file(2), "replace");
    expect([savedIds(), deviceSettings().region]).toEqual([["movie:2"], "DE"]);
    expect(storedList()).not.toContain("Film 1");
    undo();
    expect([savedIds(), deviceSettings().region]).toEqual([["movie:1"], undefined]);
  });
});

describe("a device that stores nothing", () => {
  test.each([
    ["full", "QuotaExceededError"],
    ["denied", "SecurityError"],
  ])("because it is %s is reported, and the change lasts until the page is closed", (fault, name) => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", name);
    });
    saveTitle(sampleSavedTitle(1));
    expect(savedIds()).toEqual(["movie:1"]);
    expect(faults).toEqual([fault]);
    saveTitle(sampleSavedTitle(3));
    expect(faults).toEqual([fault, fault]);
    const watch = (position: number) => changeSaved("progress", (sections, now) => withPosition(sections, { key: "movie:1", position, duration: 900 }, now));
    watch(60);
    watch(70);
    expect(faults).toEqual([fault, fault, fault]);
    saveDeviceSettings({ ...defaultDeviceSettings, spoilers: "blur" });
    expect(faults).toEqual([fault, fault, fault, fault]);
    vi.restoreAllMocks();
    saveTitle(sampleSavedTitle(2));
    expect(storedList()).toContain("Film 1");
  });

  test("loses what it refused when another tab deletes everything", () => {
    writeElsewhere(listText(1));
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    saveTitle(sampleSavedTitle(2));
    setItem.mockRestore();
    writeElsewhere(null);
    saveTitle(sampleSavedTitle(3));
    expect(savedIds()).toEqual(["movie:3"]);
    expect(storedList()).not.toContain("Film 2");
  });

  test("stores the wish to remember nothing in the room that it makes", () => {
    saveTitle(sampleSavedTitle(1));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
      if (storedList() !== null) throw new DOMException("", "QuotaExceededError");
      setItem.call(this, key, text);
    });
    saveDeviceSettings({ ...defaultDeviceSettings, remembers: false });
    expect(localStorage.getItem("matinee-settings")).toContain("false");
  });

  test("because the visitor wants nothing remembered loses what it stored at once", () => {
    saveTitle(sampleSavedTitle(1));
    saveDeviceSettings({ ...defaultDeviceSettings, remembers: false });
    expect([savedIds(), storedList()]).toEqual([[], null]);
    saveTitle(sampleSavedTitle(2));
    expect([savedIds(), storedList()]).toEqual([["movie:2"], null]);
    forget();
    expect(savedIds()).toEqual([]);
  });
});

test("room for Home's rows is reserved as long as there is something for them", () => {
  const reserved = () => localStorage.getItem("matinee-home");
  const undo = changeSaved("progress", (sections, now) => withPosition(sections, { key: "movie:1", position: 60, duration: 900 }, now));
  expect(reserved()).toBe("continue");
  saveTitle(sampleSavedTitle(1));
  expect(reserved()).toBe("continue saved-1");
  undo();
  expect(reserved()).toBe("saved-1");
  saveTitles([sampleSavedTitle(2), sampleSavedTitle(3)]);
  expect(reserved()).toBe("saved-2");
  markSeen({ title: sampleSavedTitle(4), keys: ["movie:4"] });
  expect(reserved()).toBe("saved-2 seen");
  forget();
  expect(reserved()).toBeNull();
});

test("a change that changes nothing writes nothing", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  unmarkSeen(["movie:1"])();
  changeSaved("list", (sections) => sections);
  expect(setItem).not.toHaveBeenCalled();
});
