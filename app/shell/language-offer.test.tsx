import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { deviceSettings, forget, removeText, saveDeviceSettings } from "#app/data/device-store.ts";
import { Link } from "#app/router/link.tsx";
import { defaultDeviceSettings, deviceSettingsKey } from "#domain/device-settings.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { LanguageOffer } from "./language-offer.tsx";

beforeEach(() => {
  forget();
  removeText(deviceSettingsKey);
});

/** An English page on a device with these languages. The line is code of its own. */
async function open(languages: string[], path = "/movie/19-metropolis", site = sampleSite({ languages: ["en", "de", "ar"] })) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const part = (
    <>
      <LanguageOffer />
      <nav aria-label="Elsewhere">
        <Link to="/movie/20">Another film</Link>
      </nav>
    </>
  );
  const rendered = renderPart(part, { path, site });
  await act(async () => void (await import("./language-offer-line.tsx")));
  return rendered;
}

const offerName = { name: /^(?!Another film)/ };
const offer = () => screen.queryByRole("link", offerName);
const findOffer = () => screen.findByRole("link", offerName);

test("offers the page in the first language of the browser that is not the page's, in that language", async () => {
  await open(["nl", "de-AT", "en"], "/search?type=tv&q=kid");
  const link = await screen.findByRole("link", { name: "Diese Seite auf Deutsch" });
  expect(["href", "lang", "hreflang", "dir"].map((name) => link.getAttribute(name))).toEqual(["/de/search?q=kid&type=tv", "de", "de", "ltr"]);
});

test.each([[["en-GB", "de"]], [["nl", "fr"]], [[]]])("offers nothing to a browser that prefers %j", async (languages) => {
  await open(languages);
  expect(offer()).toBeNull();
});

test("offers nothing where there is one language", async () => {
  await open(["de"], "/", sampleSite());
  expect(offer()).toBeNull();
});

test("closed, it does not come back", async () => {
  const { unmount } = await open(["de"]);
  await findOffer();
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect([offer(), deviceSettings()]).toEqual([null, { ...defaultDeviceSettings, languageOfferClosed: true }]);
  unmount();
  await open(["de"]);
  expect(offer()).toBeNull();
});

test("followed, it is a choice of the device, and does not come back", async () => {
  await open(["de"]);
  const link = await findOffer();
  link.addEventListener("click", (event) => event.preventDefault());
  act(() => link.click());
  expect([offer(), deviceSettings()]).toEqual([null, { ...defaultDeviceSettings, language: "de", languageOfferClosed: true }]);
});

test("left behind on its page, it does not come back", async () => {
  await open(["de"]);
  expect(await screen.findByRole("link", { name: "Diese Seite auf Deutsch" })).toBeTruthy();
  act(() => screen.getByRole("link", { name: "Another film" }).click());
  expect([offer(), deviceSettings().languageOfferClosed]).toEqual([null, true]);
});

test("a choice that is made on a later page is offered there", async () => {
  await open(["en"]);
  act(() => screen.getByRole("link", { name: "Another film" }).click());
  act(() => saveDeviceSettings({ ...deviceSettings(), language: "de" }));
  expect((await findOffer()).getAttribute("href")).toBe("/de/movie/20");
  expect(deviceSettings().languageOfferClosed).toBeUndefined();
});

test("the choice of the device comes before the browser's languages", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, language: "ar" });
  await open(["en", "de"]);
  const link = await findOffer();
  expect([link.getAttribute("href"), link.getAttribute("lang"), link.getAttribute("dir")]).toEqual(["/ar/movie/19", "ar", "rtl"]);
});

test("a device that remembers nothing is offered its own choice alone", async () => {
  saveDeviceSettings({ ...defaultDeviceSettings, remembers: false });
  const { unmount } = await open(["de"]);
  expect(offer()).toBeNull();
  unmount();
  saveDeviceSettings({ ...defaultDeviceSettings, remembers: false, language: "de" });
  await open(["en"]);
  expect(await findOffer()).toBeTruthy();
});
