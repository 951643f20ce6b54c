import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useAsk } from "#app/data/ask-context.tsx";
import { deviceSettingsKey } from "#domain/device-settings.ts";
import { notices } from "#domain/notices.ts";
import type { Catalog } from "#features/catalog.ts";
import { type InRegion, nothingInRegion, type WatchOffers } from "#features/titles/model/in-region.ts";
import { regionOptions } from "#features/titles/where-to-watch/use-in-region.ts";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { titleQueries } from "../model/queries.ts";
import { WhereToWatch } from "./where-to-watch.tsx";

const service = (id: number, name: string) => ({ id, name, logo_path: `/logo-${id}.png` });
const noOffers: WatchOffers = { link: null, stream: [], free: [], ads: [], rent: [], buy: [] };
const inUs: InRegion = {
  ...nothingInRegion("US"),
  certification: "PG",
  offers: { ...noOffers, link: "https://provider.example/watch?locale=US", stream: [service(1, "Example Stream")], buy: [service(2, "Example Shop")] },
  regions: ["DE", "FR", "US"],
};
const inGermany: InRegion = { ...inUs, region: "DE", certification: "12", offers: { ...noOffers, rent: [service(3, "Beispielverleih")] } };

const onCertification = vi.fn();

function Part({ ofPage }: { ofPage: InRegion }) {
  const ask = useAsk();
  return (
    <WhereToWatch
      ofPage={{ ...ofPage, regionName: "United States" }}
      queryIn={regionOptions(ask, titleQueries.movieInRegion, 19)}
      onCertification={onCertification}
    />
  );
}

const open = (
  ofPage = inUs,
  movieInRegion: Catalog["movieInRegion"] = async (_, region) => (region === "DE" ? inGermany : { ...inUs, region, offers: null }),
) => renderPart(<Part ofPage={ofPage} />, { catalog: sampleCatalog({ movieInRegion }) });

const country = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" });
const choose = async (name: string) => {
  await userEvent.hover(country());
  await userEvent.selectOptions(country(), name);
};
const groups = () => screen.getAllByRole("list").map((list) => list.getAttribute("aria-label"));

beforeEach(() => {
  localStorage.clear();
  onCertification.mockClear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("groups the services, names each, credits their source and marks the link that leaves the site", () => {
  open();
  expect(groups()).toEqual(["Stream", "Buy"]);
  expect(within(screen.getByRole("list", { name: "Stream" })).getByText("Example Stream")).toBeTruthy();
  const logo = document.querySelector("img");
  expect([logo?.alt, logo?.getAttribute("srcset")]).toEqual(["", "/t/p/w92/logo-1.png 92w, /t/p/w185/logo-1.png 185w"]);
  expect(screen.getByText("Streaming data by JustWatch.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Prices and links to the services (opens a new window)" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://provider.example/watch?locale=US", "noopener noreferrer nofollow"]);
  expect(onCertification).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("is absent where no country has offers", () => {
  const { container } = open({ ...inUs, offers: null, regions: [] });
  expect(container.textContent).toBe("");
});

describe("the country", () => {
  test("is chosen among those with offers, by name, and remembered", async () => {
    open();
    expect(country().value).toBe("US");
    await userEvent.hover(country());
    expect([...country().options].map(({ text }) => text)).toEqual(["France", "Germany", "United States"]);
    await userEvent.selectOptions(country(), "Germany");
    expect(await screen.findByText("Beispielverleih")).toBeTruthy();
    expect(groups()).toEqual(["Rent"]);
    expect(onCertification).toHaveBeenLastCalledWith("12");
    expect(JSON.parse(localStorage.getItem(deviceSettingsKey) ?? "{}").region).toBe("DE");
    await choose("United States");
    expect(groups()).toEqual(["Stream", "Buy"]);
    expect(onCertification).toHaveBeenLastCalledWith(undefined);
  });

  test("is guessed from the browser's languages, and what was chosen goes before", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE", "en-US"]);
    const { unmount } = open();
    expect(await screen.findByText("Beispielverleih")).toBeTruthy();
    expect(country().value).toBe("DE");
    await choose("United States");
    unmount();
    open();
    expect(country().value).toBe("US");
  });

  test("may have no offers, which is said in words", async () => {
    open();
    await choose("France");
    expect(await screen.findByText("No service is known to stream, rent or sell this title there.")).toBeTruthy();
    expect(screen.queryByText("Streaming data by JustWatch.")).toBeNull();
  });

  test("keeps the last offers, marked as busy, while it loads", async () => {
    const { promise, resolve } = Promise.withResolvers<InRegion>();
    const { container } = open(inUs, () => promise);
    await choose("Germany");
    expect(container.querySelector('[aria-busy="true"]')?.textContent).toContain("Example Stream");
    expect(screen.getByRole("status").textContent).toBe("Loading");
    resolve(inGermany);
    expect(await screen.findByText("Beispielverleih")).toBeTruthy();
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test("that fails says so in place, with a retry; another one can be chosen", async () => {
    let fails = true;
    open(inUs, async () => (fails ? Promise.reject(new Error("down")) : inGermany));
    await choose("Germany");
    expect((await screen.findByRole("alert")).textContent).toContain(englishNotices[notices.whereToWatch.id].text);
    expect(screen.queryByText("Example Stream")).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await screen.findByText("Beispielverleih")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});
