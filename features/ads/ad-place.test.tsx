import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AdSlot } from "#domain/site.ts";
import { eventually } from "#tests/support/eventually.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { AdPlace } from "./ad-place.tsx";
import { saveConsent } from "./consent.ts";
import { slotClass } from "./slot-class.ts";

const banner: AdSlot = {
  ...{ id: "banner", place: "footer", scriptUrl: "https://ads.example/b.js", hosts: [], popups: false, clickHandler: null },
  size: { widthPx: 728, heightPx: 90 },
};
const part = { purpose: "ads" as const, hosts: ["ads.example"] };

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.ads;
  vi.unstubAllGlobals();
});

/** Awaited: the slots' code is fetched when they are rendered. */
async function show(slot: Partial<AdSlot> = {}) {
  const place = slot.place ?? "footer";
  await act(async () => void renderPart(<AdPlace place={place} />, { site: sampleSite({ adSlots: [{ ...banner, ...slot }] }) }));
}
const frame = () => document.querySelector("iframe");
const consent = (yes: boolean) => act(() => saveConsent(part, yes));

describe("a slot", () => {
  test("has a frame only while the visitor consents", async () => {
    await show();
    await eventually(() => expect(document.documentElement.dataset.ads).toBe("off"));
    expect(frame()).toBeNull();
    consent(true);
    expect([frame()?.getAttribute("src"), document.documentElement.dataset.ads]).toEqual(["/ads/banner", "on"]);
    consent(false);
    expect([frame(), document.documentElement.dataset.ads]).toEqual([null, "off"]);
  });

  test("is isolated, sized, lazy and has a title", async () => {
    consent(true);
    await show();
    const shown = await screen.findByTitle("Advertisement");
    const attributes = Object.fromEntries([...shown.attributes].map(({ name, value }) => [name, value]));
    expect(attributes).toMatchObject({ sandbox: "allow-scripts", width: "728", height: "90", loading: "lazy" });
    expect(attributes).not.toHaveProperty("allow");
  });

  test("may open windows only with the popups flag", async () => {
    consent(true);
    await show({ popups: true });
    expect((await screen.findByTitle("Advertisement")).getAttribute("sandbox")).toBe("allow-scripts allow-popups allow-popups-to-escape-sandbox");
  });

  test("without a size takes no space and runs its script hidden", async () => {
    consent(true);
    await show({ place: "movie", size: null });
    const hidden = await screen.findByTitle("Advertisement");
    expect([hidden.closest("[hidden]") !== null, hidden.getAttribute("loading"), document.querySelector("[data-slot=ad-place]")]).toEqual([
      true,
      "eager",
      null,
    ]);
  });

  test("with a new host needs a new consent", async () => {
    consent(true);
    await show({ hosts: ["https://pictures.example"] });
    await eventually(() => expect(document.documentElement.dataset.ads).toBe("off"));
    expect(frame()).toBeNull();
  });

  test("has no frame under Global Privacy Control", async () => {
    vi.stubGlobal("navigator", { ...navigator, globalPrivacyControl: true });
    consent(true);
    await show();
    await eventually(() => expect(document.documentElement.dataset.ads).toBe("off"));
    expect(frame()).toBeNull();
  });
});

test("a place without a slot renders nothing", () => {
  const { container } = renderPart(<AdPlace place="home" />, { site: sampleSite({ adSlots: [banner] }) });
  expect(container.querySelector("[data-slot], iframe, svg")).toBeNull();
});

describe("a place shows the widest slot that fits", () => {
  test.each([
    [728, [728], "@max-[728px]:hidden"],
    [300, [300], ""],
    [320, [320, 728], "@min-[728px]:hidden"],
    [468, [320, 468, 728, 970], "@max-[480px]:hidden @min-[728px]:hidden"],
    [970, [320, 970], "@max-[980px]:hidden"],
  ])("%d among %j", (width, all, expected) => {
    expect(slotClass(width, all)).toBe(expected);
  });
});

test.each([
  [true, "on"],
  [false, undefined],
])("before the first paint, with the choice %s, the root element's data-ads is %s", async (yes, ads) => {
  consent(yes);
  vi.resetModules();
  await vi.importActual("#app/shell/early-theme.ts");
  expect(document.documentElement.dataset.ads).toBe(ads);
});
