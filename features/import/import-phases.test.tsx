import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { removeText } from "#app/data/device-store.ts";
import { publishRefusal } from "#app/data/saved-refusal.ts";
import { announcerId } from "#app/ui/announcement.ts";
import { deviceSettingsKey } from "#domain/device-settings.ts";
import { listDocument } from "#features/saved/model/list-document.ts";
import { progressDocument } from "#features/saved/model/progress-document.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { ImportPhases } from "./import-phases.tsx";
import { importFit } from "./model/import-fit.ts";
import type { MatchResponse, MatchRow } from "./model/match-rows.ts";
import { unreadFile } from "./model/read-import.ts";
import { createImportSession, type ImportSession, type ImportSessionDeps } from "./session/import-session.ts";

// A file before this one may have left a device that stores or remembers nothing.
beforeEach(() => {
  removeText(deviceSettingsKey);
  publishRefusal(null);
});

const savedTitle = (id: number, title: string) => ({
  key: `movie:${id}` as const,
  title,
  year: 1927,
  poster_path: null,
  genre_ids: [],
  runtime: null,
  rating: null,
});
const documents = { list: listDocument.empty, seen: seenDocument.empty, progress: progressDocument.empty };
const watched = "Date,Name,Year,Letterboxd URI\n2020-01-01,Metropolis,1927,x\n2020-01-02,Alice,1988,x\n2020-01-03,<b>Nothing</b>,1950,x\n";

const answer = (rows: readonly MatchRow[]): MatchResponse => ({
  results: rows.map(({ title }) => {
    if (title === "Metropolis") return { status: "matched", title: savedTitle(19, "Metropolis") };
    return title === "Alice" ? { status: "unclear", titles: [savedTitle(4, "Alice"), savedTitle(5, "Alice in Wonderland")] } : { status: "absent" };
  }),
});

function Shown({ session }: { session: ImportSession }) {
  return <ImportPhases snapshot={useSyncExternalStore(session.subscribe, session.snapshot)} session={() => session} />;
}

/** The steps over a server and a device of the test's own. */
function setUp(overrides: Partial<ImportSessionDeps> = {}) {
  const undo = vi.fn();
  const add = vi.fn<ImportSessionDeps["add"]>(async () => undo);
  const session = createImportSession({
    read: async (files) => ({ files: await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))), unread: [] }),
    load: () => null,
    save: () => true,
    measure: (entries, lists) => importFit(entries, documents, lists, 3_000_000),
    add,
    now: () => Date.UTC(2026, 10, 23),
    pause: async () => undefined,
    send: async (rows) => answer(rows),
    wait: async () => undefined,
    ...overrides,
  });
  renderPart(<p id={announcerId} />);
  renderPart(<Shown session={session} />);
  const upload = (text: string, name = "watched.csv") => userEvent.upload(screen.getByLabelText(/Choose files/), new File([text], name));
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { session, add, undo, upload, press };
}

/** What is said of files that were not read, a line each. */
const faultLines = () => [...document.querySelectorAll("[data-slot=file-faults] p")].map(({ textContent }) => textContent);
const spoken = () => document.getElementById(announcerId)?.textContent;

test("from a file to what is added, and back", async () => {
  const { add, undo, upload, press } = setUp();
  await upload(watched);
  expect(await screen.findByRole("heading", { name: "Letterboxd: 3 titles" })).toBeTruthy();
  await press("Find these titles");
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Ready to add" }));
  expect(screen.getByText("1 title you have seen")).toBeTruthy();
  const found = screen.getByText("Found (1)").closest("details") as HTMLElement;
  expect(within(found).getByText("Metropolis (1927): seen, logged 2020-01-01")).toBeTruthy();
  expect(within(screen.getByText("Not found (1)").closest("details") as HTMLElement).getByText("<b>Nothing</b> (1950)")).toBeTruthy();
  const unclear = screen.getByRole("combobox", { name: "Alice (1988)" });
  expect(
    within(unclear)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Leave it out", "Alice (1927), film", "Alice in Wonderland (1927), film"]);
  await userEvent.selectOptions(unclear, "Alice (1927), film");
  expect(screen.getByText("2 titles you have seen")).toBeTruthy();
  await userEvent.selectOptions(unclear, "Leave it out");
  expect(screen.getByText("1 title you have seen")).toBeTruthy();
  await userEvent.selectOptions(unclear, "Alice (1927), film");
  await press("Add to this device");
  expect(add.mock.calls[0]?.[0].map(({ title }) => title.key)).toEqual(["movie:19", "movie:4"]);
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Added to this device" }));
  expect(screen.getByRole("link", { name: "My list" }).getAttribute("href")).toBe("/list?show=seen");
  await press("Undo the whole import");
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /The import is undone/ }));
  expect(screen.queryByRole("button", { name: "Undo the whole import" })).toBeNull();
  await press("Import something else");
  expect(screen.getByLabelText(/Choose files/)).toBeTruthy();
});

test("progress, a stop, and going on without the rest", async () => {
  const titles = Array.from({ length: 120 }, (_, index) => `2020-01-01,Film ${index},1927,x`).join("\n");
  let sent = 0;
  const { upload, press } = setUp({
    send: (rows) => {
      sent += 1;
      return sent === 1 ? Promise.resolve(answer(rows)) : new Promise(() => undefined);
    },
  });
  await upload(`Date,Name,Year,Letterboxd URI\n${titles}`);
  await press("Find these titles");
  await waitFor(() => expect(screen.getByRole("progressbar", { name: "Looking up your titles" }).getAttribute("value")).toBe("50"));
  expect(screen.getByText("50 of 120 titles looked up. Up to 1 minute left.")).toBeTruthy();
  expect(spoken()).toBe("25% of your titles are looked up");
});

test("what was skipped is not called absent", async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `2020-01-01,Film ${index},1927,x`).join("\n");
  let sent = 0;
  const { upload, press } = setUp({
    send: (rows) => {
      sent += 1;
      return sent === 1 ? Promise.resolve(answer(rows)) : Promise.reject(new TypeError("offline"));
    },
  });
  await upload(`Date,Name,Year,Letterboxd URI\n2020-01-01,Metropolis,1927,x\n${titles}`);
  await press("Find these titles");
  await screen.findByRole("heading", { name: "The import has stopped" });
  await press("Go on without the rest");
  for (const text of ["Found (1)", "Not found (49)", "Not looked up (11)"]) expect(screen.getByText(text)).toBeTruthy();
});

test("a step that comes while the focus is elsewhere is spoken, and one that takes the focus is not", async () => {
  renderPart(<button type="button">Elsewhere</button>);
  const { session, press } = setUp();
  await act(async () => session.choose([new File([watched], "watched.csv")]));
  expect([document.activeElement?.textContent, spoken()]).toEqual(["Letterboxd: 3 titles", ""]);
  act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
  await act(async () => session.start());
  expect([document.activeElement?.textContent, spoken()]).toEqual(["Elsewhere", "Ready to add"]);
  await press("Discard this import");
});

test("without an answer it says so, and the visitor goes on or leaves the rest", async () => {
  const { upload, press } = setUp({ send: () => Promise.reject(new TypeError("offline")) });
  await upload(watched);
  await press("Find these titles");
  expect(await screen.findByRole("heading", { name: "The import has stopped" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Go on without the rest" })).toBeNull();
  await press("Discard this import");
  expect(screen.getByLabelText(/Choose files/)).toBeTruthy();
});

test("before anything is stored it says what the import takes, and what has no room, by its number", async () => {
  const { add, upload, press } = setUp({ measure: (entries, lists) => importFit(entries, documents, lists, 0) });
  await upload(watched);
  await press("Find these titles");
  expect(await screen.findByText("1 title does not fit into what your browser has left for this site, and is left out.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add to this device" })).toHaveProperty("disabled", true);
  expect(screen.getByText(/^This takes about 0\.1 MB of the 0\.1 MB/)).toBeTruthy();
  expect(add).not.toHaveBeenCalled();
});

test("the review says of which series nothing but their start is known, and which notes were cut", async () => {
  const matched: ImportSessionDeps["send"] = async (rows) => ({
    results: rows.map(({ title = "" }, index) => ({ status: "matched", title: savedTitle(index + 1, title) })),
  });
  const { session, press } = setUp({ send: matched });
  const shows = [{ last_watched_at: "2020-01-01T00:00:00Z", show: { title: "Judex", year: 1963, ids: {} } }];
  const notes = [{ movie: { title: "Faust", year: 1926, ids: {} }, note: { notes: "x".repeat(5001) } }];
  const files = [new File([JSON.stringify(shows)], "watched-shows.json"), new File([JSON.stringify(notes)], "notes-movies.json")];
  await act(async () => session.choose(files));
  await press("Find these titles");
  const items = async (summary: string) => {
    const details = (await screen.findByText(summary)).closest("details") as HTMLElement;
    return within(details)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent);
  };
  expect(await items("Only started (1)")).toEqual(["Judex (1927)"]);
  expect(await items("Notes that were shortened (1)")).toEqual(["Faust (1927)"]);
});

describe("files", () => {
  test.each([
    ["", "empty.csv", "has no titles"],
    ["a,b\n1,2", "other.csv", "is not an export of a service that this page knows"],
    ["{", "broken.json", "could not be read"],
  ])("%j is named, and nothing is sent", async (text, name, reason) => {
    const { upload } = setUp({ send: () => expect.unreachable() });
    await upload(text, name);
    expect(await screen.findByText("There are no films or series in these files.")).toBeTruthy();
    expect(faultLines().filter((line) => line?.startsWith(`${name} ${reason}`))).toHaveLength(1);
    expect(spoken()).toMatch(`There are no films or series in these files. ${name} ${reason}`);
  });

  test("each file is listed with its rows, before and after the look-up; an unknown one is named beside", async () => {
    const { session, press } = setUp();
    await act(async () => session.choose([new File([`${watched},,,x\n`], "watched.csv"), new File(["a,b"], "a.csv")]));
    const lines = () =>
      within(screen.getByText("Files (2)").closest("details") as HTMLElement)
        .getAllByRole("listitem", { hidden: true })
        .map(({ textContent }) => textContent);
    const unknown = "a.csv is not an export of a service that this page knows, or its columns are different.";
    expect(lines()).toEqual(["watched.csv: 4 rows, 3 read, left out: 1 without a title", unknown]);
    expect(faultLines()).toEqual([unknown]);
    expect(spoken()).toBe(unknown);
    expect(screen.getByText(/^1 row is left out/)).toBeTruthy();
    await press("Find these titles");
    await screen.findByRole("heading", { name: "Ready to add" });
    expect(lines()).toHaveLength(2);
  });

  test("dropped files are read", async () => {
    const { session } = setUp();
    const zone = screen.getByText("Choose files").closest("label") as HTMLElement;
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { files: [new File([watched], "watched.csv")] } });
    await act(async () => void zone.dispatchEvent(drop));
    await waitFor(() => expect(session.snapshot().phase).toBe("found"));
    expect(drop.defaultPrevented).toBe(true);
  });

  test("beyond five, files that were not read are counted, and named in the list", async () => {
    const unread = Array.from({ length: 8 }, (_, index) => unreadFile(`${index}.zip`, "damaged"));
    const { upload } = setUp({ read: async () => ({ files: [], unread }) });
    await upload("x", "x.zip");
    expect(await screen.findByText("3 more files were not read. Each is named under Files.")).toBeTruthy();
    expect(screen.getByText("7.zip").closest("p, li")?.textContent).toMatch(/^7\.zip could not be read/);
  });

  test("a file's name is isolated: Arabic letters or a mark for the direction in it turn nothing of the line around it", async () => {
    const { session } = setUp();
    await act(async () => session.choose([new File([watched], "أفلام.csv"), new File(["a,b"], "list\u202Evsc.csv")]));
    expect([...document.querySelectorAll("[data-slot=file-faults] bdi, details bdi")].map(({ textContent }) => textContent)).toEqual([
      "list\u202Evsc.csv",
      "أفلام.csv",
      "list\u202Evsc.csv",
    ]);
  });
});
