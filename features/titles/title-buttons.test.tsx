import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { ToastList } from "#app/shell/toast-list.tsx";
import type { Series } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { savedSeries } from "#features/saved/model/saved-title.ts";
import { markSeen } from "#features/saved/store/saved-actions.ts";
import { loadSaved } from "#features/saved/store/saved-keys.ts";
import { savedDocuments } from "#features/saved/store/saved-store.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { InEnglish } from "#tests/support/in-english.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieSummary, sampleSeries, sampleSeriesExtras, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { noSeriesFacts } from "./model/title-facts.ts";
import { TitleButtons } from "./title-buttons.tsx";

fakeBrowser();
emptyDevice();
beforeEach(loadSaved);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const isPressed = (name: string | RegExp) => button(name).getAttribute("aria-pressed") === "true";
/** The store's code is fetched at the first press. */
const press = (name: string | RegExp) =>
  act(async () => {
    await userEvent.click(button(name));
    await import("#features/saved/store/saved-actions.ts");
  });
const undo = () => press("Undo");
const toasts = () => [...document.querySelectorAll("[data-slot=toast]")].map((toast) => [...toast.querySelectorAll("p")].map((line) => line.textContent));
const seenKeys = () => [...savedDocuments().seen.seen.keys()];

const onFilm = () =>
  renderPart(
    <>
      <TitleButtons movie={sampleMovie(19, { title: "Metropolis" })} />
      <ToastList />
    </>,
  );

async function onSeries(series: Series, catalog: Partial<Catalog> = {}): Promise<void> {
  await act(async () =>
    renderPart(
      <>
        <TitleButtons series={series} />
        <ToastList />
      </>,
      { catalog: sampleCatalog(catalog) },
    ),
  );
}

describe("a card's Save", () => {
  test("saves what the card says, and removes it, each with an undo", async () => {
    renderPart(
      <>
        <MovieGrid movies={[sampleMovieSummary(19, { title: "Metropolis" })]} label="Films" />
        <ToastList />
      </>,
    );
    await screen.findByRole("button", { name: "Save Metropolis" });
    expect(isPressed("Save Metropolis")).toBe(false);
    await press("Save Metropolis");
    expect(isPressed("Save Metropolis")).toBe(true);
    const saved = { key: "movie:19", title: "Metropolis", year: 1927, poster_path: "/poster-19.svg", genre_ids: [18, 878], runtime: null, rating: 7.84 };
    expect(savedDocuments().list.titles.get("movie:19")).toMatchObject(saved);
    await press("Save Metropolis");
    expect([isPressed("Save Metropolis"), toasts()]).toEqual([false, [["Removed from My list", "Metropolis"]]]);
    await undo();
    expect(isPressed("Save Metropolis")).toBe(true);
  });

  test("stands after the link of films and series, and not on the server", async () => {
    renderPart(<SeriesGrid series={[sampleSeriesSummary(7, { name: "Fantomas" })]} label="Series" />);
    const save = await screen.findByRole("button", { name: "Save Fantomas" });
    expect(save.previousElementSibling?.tagName).toBe("A");
    await press("Save Fantomas");
    expect(savedDocuments().list.titles.get("tv:7")).toMatchObject({ title: "Fantomas", year: 1915 });
  });
});

describe("on a film's page", () => {
  test("Save holds the running time", async () => {
    onFilm();
    await press("Save to My list");
    expect(isPressed("Save to My list")).toBe(true);
    expect(savedDocuments().list.titles.get("movie:19")?.runtime).toBe(153);
  });

  test("Seen marks the film, and takes it back", async () => {
    onFilm();
    await press("Seen");
    expect([isPressed("Seen"), seenKeys(), toasts()]).toEqual([true, ["movie:19"], [["Marked as seen", "Metropolis"]]]);
    await press("Seen");
    expect([isPressed("Seen"), seenKeys()]).toEqual([false, []]);
  });

  test("the server renders the buttons as not pressed", () => {
    const html = renderToString(
      <InEnglish>
        <TitleButtonsAlone />
      </InEnglish>,
    );
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
  });
});

const TitleButtonsAlone = () => <TitleButtons movie={sampleMovie(19)} />;

describe("the visitor's own rating", () => {
  const dialog = async () => within(await screen.findByRole("dialog"));
  const open = async () => {
    await press(/^Your rating/);
    return dialog();
  };

  test("is chosen from 1 to 10 with a note, and shown on its button", async () => {
    onFilm();
    const part = await open();
    expect(part.getAllByRole("radio")).toHaveLength(11);
    await userEvent.click(part.getByRole("radio", { name: "8" }));
    await userEvent.type(part.getByRole("textbox", { name: "Note" }), "The flood.");
    await act(() => userEvent.click(part.getByRole("button", { name: "Save" })));
    expect(savedDocuments().seen.ratings.get("movie:19")).toMatchObject({ rating: 8, note: "The flood." });
    expect(document.activeElement).toBe(button("Your rating: 8 of 10"));
    await undo();
    expect(button("Your rating")).toBeTruthy();
  });

  test("is changed, saved only where it is another one, and removed with its note", async () => {
    onFilm();
    const first = await open();
    await userEvent.click(first.getByRole("radio", { name: "3" }));
    await userEvent.type(first.getByRole("textbox", { name: "Note" }), "Slow.");
    await act(() => userEvent.click(first.getByRole("button", { name: "Save" })));
    const second = await open();
    expect((second.getByRole("radio", { name: "3" }) as HTMLInputElement).checked).toBe(true);
    const before = savedDocuments();
    await act(() => userEvent.click(second.getByRole("button", { name: "Save" })));
    expect(savedDocuments().seen).toBe(before.seen);
    const third = await open();
    await act(() => userEvent.click(third.getByRole("button", { name: "Remove" })));
    expect([savedDocuments().seen.ratings.size, toasts().at(-1)]).toEqual([0, ["Rating removed", "Metropolis"]]);
  });

  test("may be a note alone, of 5,000 characters", async () => {
    onFilm();
    const part = await open();
    const note = part.getByRole("textbox", { name: "Note" });
    expect(note.getAttribute("maxlength")).toBe("5000");
    fireEvent.change(note, { target: { value: "x".repeat(4999) } });
    expect(part.getByText("1 character left")).toBeTruthy();
    await act(() => userEvent.click(part.getByRole("button", { name: "Save" })));
    expect([savedDocuments().seen.ratings.get("movie:19")?.rating, toasts().at(-1)]).toEqual([null, ["Note saved", "Metropolis"]]);
  });

  test("a note that was not saved is still there when the dialog opens again", async () => {
    onFilm();
    const part = await open();
    await userEvent.type(part.getByRole("textbox", { name: "Note" }), "Half a thought");
    await act(() => userEvent.click(part.getByRole("button", { name: "Close" })));
    const again = await open();
    expect((again.getByRole("textbox", { name: "Note" }) as HTMLTextAreaElement).value).toBe("Half a thought");
    expect(savedDocuments().seen.ratings.size).toBe(0);
  });
});

describe("on a series' page", () => {
  const last = (episode_number: number, air_date: string | null) => ({ season_number: 2, episode_number, name: "", air_date });
  const airedUntil = (episode: ReturnType<typeof last>): Partial<Catalog> => ({
    seriesExtras: async () => ({ ...sampleSeriesExtras(7), facts: { ...noSeriesFacts, last_episode: episode } }),
  });

  test("Seen marks the whole series by one entry", async () => {
    await onSeries(sampleSeries(7), airedUntil(last(6, "1915-11-13")));
    await press("Seen all episodes");
    expect([isPressed("Seen all episodes"), seenKeys()]).toEqual([true, ["tv:7"]]);
    expect(toasts()).toEqual([["Marked as seen", "Series 7, all episodes"]]);
    await undo();
    expect([isPressed("Seen all episodes"), seenKeys()]).toEqual([false, []]);
  });

  test("counts the provider's next episode as aired once its day has passed, as the line below does", async () => {
    const facts = { ...noSeriesFacts, last_episode: last(6, "1915-11-13"), next_episode: last(7, "1915-11-20") };
    markSeen({ title: savedSeries(sampleSeries(7)), keys: ["tv:7"], at: Date.parse("1915-11-15") });
    await onSeries(sampleSeries(7), { seriesExtras: async () => ({ ...sampleSeriesExtras(7), facts }) });
    await waitFor(() => expect(isPressed("Seen all episodes")).toBe(false));
  });

  test("is not pressed once an episode has aired since", async () => {
    await onSeries(sampleSeries(7), airedUntil(last(6, "2999-01-01")));
    await press("Seen all episodes");
    expect(seenKeys()).toEqual(["tv:7"]);
    await waitFor(() => expect(isPressed("Seen all episodes")).toBe(false));
  });
});
