import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicSite } from "#domain/site.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
import { saveConsent, showConsentChoices } from "./consent.ts";
import { LazyConsentPanel } from "./lazy-consent-panel.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";

const adSlots: PublicSite["adSlots"] = [
  { id: "a", place: "home", scriptUrl: "https://ads.example/a.js", hosts: [], size: { widthPx: 300, heightPx: 250 }, popups: false, clickHandler: null },
];
const analytics = { origin: "https://count.example", script: "https://count.example/c.js" };
const question = "Optional, and off unless you accept: advertising from ads.example; visit statistics by count.example.";

afterEach(() => {
  act(() => showConsentChoices(false));
  localStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function renderPanel(site: Partial<PublicSite>) {
  renderPart(
    <>
      <LazyConsentPanel />
      <main id="main" tabIndex={-1} />
      <PrivacyChoices />
    </>,
    { site: sampleSite(site) },
  );
}
const click = (name: string, index = 0) => fireEvent.click(screen.getAllByRole("button", { name })[index] ?? expect.unreachable());
const panel = () => screen.queryByRole("region", { name: "Privacy choices" });
const stored = () => JSON.parse(localStorage.getItem("matinee-consent") ?? "{}");
const analyticsUrls = () => [...document.head.querySelectorAll("script, link")].map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href"));

describe("the consent question", () => {
  test("is absent if no feature needs consent", async () => {
    renderPanel({});
    await act(async () => {});
    expect([panel(), screen.queryByRole("button")]).toEqual([null, null]);
  });

  test("names all features and hosts, and its two buttons look the same", async () => {
    renderPanel({ adSlots, analytics });
    expect(await screen.findByText(question)).toBeTruthy();
    const [decline, accept] = ["Decline", "Accept"].map((name) => screen.getByRole("button", { name }));
    expect(decline?.className).toBe(accept?.className);
    expect([decline?.getAttribute("aria-pressed"), accept?.getAttribute("aria-pressed")]).toEqual(["false", "false"]);
    expect(document.activeElement).toBe(document.body);
  });

  test("stores one choice for all features, and the focus stays on the page", async () => {
    renderPanel({ adSlots, analytics });
    await screen.findByText(question);
    click("Decline");
    expect(panel()).toBeNull();
    expect(stored()).toEqual({ ads: { yes: false, hosts: ["ads.example"] }, analytics: { yes: false, hosts: ["count.example"] } });
    expect(document.activeElement?.id).toBe("main");
  });

  test("applies the choice to this page if the device cannot store it", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    renderPanel({ adSlots });
    await screen.findByRole("button", { name: "Decline" });
    click("Decline");
    expect([panel(), localStorage.getItem("matinee-consent")]).toEqual([null, null]);
    full.mockRestore();
    click("Privacy choices");
    fireEvent.click(await screen.findByRole("button", { name: "Accept" }));
    expect(stored().ads.yes).toBe(true);
  });

  test("names only the undecided features", async () => {
    localStorage.setItem("matinee-consent", JSON.stringify({ ads: { yes: false, hosts: [] } }));
    renderPanel({ adSlots, analytics });
    expect(await screen.findByText("Optional, and off unless you accept: visit statistics by count.example.")).toBeTruthy();
    click("Accept");
    expect(stored().ads).toEqual({ yes: false, hosts: [] });
  });

  test("is absent under Global Privacy Control", async () => {
    vi.stubGlobal("navigator", { ...navigator, globalPrivacyControl: true });
    renderPanel({ adSlots, analytics });
    await act(async () => {});
    expect(panel()).toBeNull();
    click("Privacy choices");
    expect(await screen.findByText(/Your browser sends the Global Privacy Control signal/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });
});

describe("the consent choices", () => {
  beforeEach(() => localStorage.setItem("matinee-consent", JSON.stringify({ ads: { yes: true, hosts: ["ads.example"] } })));

  test("open from the footer with the stored choices", async () => {
    renderPanel({ adSlots });
    click("Privacy choices");
    expect((await screen.findByRole("heading", { name: "Privacy choices" })).ownerDocument.activeElement?.textContent).toBe("Privacy choices");
    expect(screen.getByRole("button", { name: "Accept", pressed: true })).toBeTruthy();
    click("Decline");
    expect(stored().ads.yes).toBe(false);
    expect(screen.getByRole("button", { name: "Decline", pressed: true })).toBeTruthy();
    click("Close");
    expect([panel(), document.activeElement?.id]).toEqual([null, "privacy-choices"]);
  });

  test("close on Escape", async () => {
    renderPanel({ adSlots });
    click("Privacy choices");
    fireEvent.keyDown(await screen.findByRole("heading", { name: "Privacy choices" }), { key: "Escape" });
    expect(panel()).toBeNull();
  });

  test("are separate for each feature", async () => {
    localStorage.clear();
    renderPanel({ adSlots, analytics });
    await screen.findByRole("button", { name: "Customize" });
    click("Customize");
    click("Decline", 0);
    click("Accept", 1);
    expect([stored().ads.yes, stored().analytics.yes]).toEqual([false, true]);
  });
});

describe("analytics", () => {
  test("load once after a yes", async () => {
    renderPanel({ analytics });
    await screen.findByRole("button", { name: "Accept" });
    expect(analyticsUrls()).toEqual([]);
    click("Accept");
    expect(analyticsUrls()).toEqual(["https://count.example", "https://count.example/c.js"]);
    expect(document.head.querySelector("link")?.rel).toBe("preconnect");
  });

  test("do not load under Global Privacy Control, whatever was chosen before", async () => {
    vi.stubGlobal("navigator", { ...navigator, globalPrivacyControl: true });
    saveConsent({ purpose: "analytics", hosts: ["count.example"] }, true);
    renderPanel({ analytics });
    await act(async () => {});
    click("Privacy choices");
    await screen.findByText(/Your browser sends the Global Privacy Control signal/);
    expect(analyticsUrls()).toEqual([]);
  });

  test("do not load after a no", async () => {
    renderPanel({ analytics });
    await screen.findByRole("button", { name: "Decline" });
    click("Decline");
    expect(analyticsUrls()).toEqual([]);
  });
});
