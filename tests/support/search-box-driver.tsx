import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { Language } from "#domain/languages.ts";
import type { Catalog } from "#features/catalog.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { renderPart } from "./render-part.tsx";
import { sampleCatalog } from "./sample-catalog.ts";
import { sampleMovieSummary } from "./sample-titles.ts";

// Loaded before the tests, so that only the debounce takes time.
await import("#features/search/box/search-dropdown.tsx");

export const found = <T,>(items: T[]): SearchResultPage<T> => ({ items, page: 1, totalPages: 1, totalResults: items.length });
const films = [1, 2, 3, 4, 5, 6].map((id) => sampleMovieSummary(id, { title: `Kid ${id}`, release_date: id === 2 ? "" : `192${id}-01-01` }));

/** Fake timers, and `scrollIntoView`, which jsdom lacks. */
export function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  Element.prototype.scrollIntoView = () => undefined;
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Past the debounce, and a moment for the response. */
export async function settle(): Promise<void> {
  await pass(500);
  await pass(10);
}

export const field = () => screen.getByRole<HTMLInputElement>("combobox");
export const options = () => screen.queryAllByRole("option");
export const shownText = () => document.querySelector('[data-slot="dropdown"]')?.textContent;
export const spoken = () => document.querySelector("form [role=status]")?.textContent;

/** A search box on /home over a catalog that finds six films. */
export function box(overrides: Partial<Catalog> = {}, query?: string, language: Language = "en") {
  const searchMovies = vi.fn<Catalog["searchMovies"]>(async () => found(films));
  const view = renderPart(<SearchBox label="Search" query={query} />, { path: "/home", catalog: sampleCatalog({ searchMovies, ...overrides }), language });
  return { ...view, searchMovies };
}

/** Focuses the field and inserts text, as a paste does. */
export async function type(text: string): Promise<void> {
  await act(async () => field().focus());
  await act(async () => void fireEvent.input(field(), { target: { value: text } }));
}

export const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));
