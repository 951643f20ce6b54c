import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { publishRefusal } from "#app/data/saved-refusal.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { ImportPhases } from "./import-phases.tsx";
import type { MatchResponse, MatchRow } from "./model/match-rows.ts";
import { createImportSession, type ImportSession, type ImportSessionDeps } from "./session/import-session.ts";

// A file before this one may have left a device that stores nothing.
beforeEach(() => publishRefusal(null));

const savedTitle = (id: number, title: string) => ({
  key: `movie:${id}` as const,
  title,
  year: 1927,
  poster_path: null,
  genre_ids: [],
  runtime: null,
  rating: null,
});
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
  const add = vi.fn<ImportSessionDeps["add"]>(() => undo);
  const session = createImportSession({
    read: async (files) => ({ files: await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))), problems: [] }),
    load: () => null,
    save: () => true,
    add,
    now: () => Date.UTC(2026, 10, 23),
    send: async (rows) => answer(rows),
    wait: async () => undefined,
    ...overrides,
  });
  renderPart(<Shown session={session} />);
  const upload = (text: string, name = "watched.csv") => userEvent.upload(screen.getByLabelText(/Choose files/), new File([text], name));
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { session, add, undo, upload, press };
}

test("from a file to what is added, and back", async () => {
  const { add, undo, upload, press } = setUp();
  await upload(watched);
  expect(await screen.findByRole("heading", { name: "Letterboxd: 3 titles" })).toBeTruthy();
  await press("Find these titles");
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Ready to add" }));
  expect(screen.getByText("1 title you have seen")).toBeTruthy();
  const found = screen.getByText("Found (1)").closest("details") as HTMLElement;
  expect(within(found).getByText("Metropolis (1927): seen")).toBeTruthy();
  expect(within(screen.getByText("Not found (1)").closest("details") as HTMLElement).getByText("<b>Nothing</b> (1950)")).toBeTruthy();
  const unclear = screen.getByRole("combobox", { name: "Alice (1988)" });
  expect(
    within(unclear)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Leave it out", "Alice (1927), film", "Alice in Wonderland (1927), film"]);
  await userEvent.selectOptions(unclear, "Alice (1927), film");
  expect(screen.getByText("2 titles you have seen")).toBeTruthy();
  await press("Add to this device");
  expect(add.mock.calls[0]?.[0].map(({ title }) => title.key)).toEqual(["movie:19", "movie:4"]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Added to this device" }));
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

test("without an answer it says so, and the visitor goes on or leaves the rest", async () => {
  const { upload, press } = setUp({ send: () => Promise.reject(new TypeError("offline")) });
  await upload(watched);
  await press("Find these titles");
  expect(await screen.findByRole("heading", { name: "The import has stopped" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Go on without the rest" })).toBeNull();
  await press("Discard this import");
  expect(screen.getByLabelText(/Choose files/)).toBeTruthy();
});

describe("files", () => {
  test.each([
    ["", "empty.csv"],
    ["a,b\n1,2", "other.csv"],
    ["{", "broken.json"],
  ])("%j is named, and nothing is sent", async (text, name) => {
    const { upload } = setUp({ send: () => expect.unreachable() });
    await upload(text, name);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("There are no films or series in these files.");
    expect(alert.textContent).toContain(`${name} is not an export of Letterboxd, IMDb or Trakt.`);
  });

  test("dropped files are read", async () => {
    const { session } = setUp();
    const zone = screen.getByText("Choose files").closest("label") as HTMLElement;
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { files: [new File([watched], "watched.csv")] } });
    await act(async () => void zone.dispatchEvent(drop));
    await waitFor(() => expect(session.snapshot().phase).toBe("found"));
    expect(drop.defaultPrevented).toBe(true);
  });

  test("beyond five, files that bring nothing are counted", async () => {
    const problems = Array.from({ length: 8 }, (_, index) => ({ name: `${index}.zip`, problem: "damaged" as const }));
    const { upload } = setUp({ read: async () => ({ files: [], problems }) });
    await upload("x", "x.zip");
    expect(await screen.findByText("3 more files brought nothing.")).toBeTruthy();
  });
});
