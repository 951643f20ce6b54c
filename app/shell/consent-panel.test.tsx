// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showConsentChoices } from "#app/ads/consent.ts";
import type { PublicSite } from "#domain/site.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleSite } from "#tests/support/sample-site.ts";
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

function show(facts: Partial<PublicSite>) {
  renderPart(
    <>
      <LazyConsentPanel />
      <main id="main" tabIndex={-1} />
      <PrivacyChoices />
    </>,
    { site: sampleSite(facts) },
  );
}
const click = (name: string, index = 0) => fireEvent.click(screen.getAllByRole("button", { name })[index] ?? expect.unreachable());
const panel = () => screen.queryByRole("region", { name: "Privacy choices" });
const remembered = () => JSON.parse(localStorage.getItem("matinee-consent") ?? "{}");
const counting = () => [...document.head.querySelectorAll("script, link")].map((tag) => tag.getAttribute("src") ?? tag.getAttribute("href"));

describe("the question", () => {
  test("is not asked where nothing is optional", async () => {
    show({});
    await act(async () => {});
    expect([panel(), screen.queryByRole("button")]).toEqual([null, null]);
  });

  test("names everything and everybody, and both answers weigh the same", async () => {
    show({ adSlots, analytics });
    expect(await screen.findByText(question)).toBeTruthy();
    const [decline, accept] = ["Decline", "Accept"].map((name) => screen.getByRole("button", { name }));
    expect(decline?.className).toBe(accept?.className);
    expect([decline?.getAttribute("aria-pressed"), accept?.getAttribute("aria-pressed")]).toEqual(["false", "false"]);
    expect(document.activeElement).toBe(document.body);
  });

  test("is answered once, for all; the focus stays on the page", async () => {
    show({ adSlots, analytics });
    await screen.findByText(question);
    click("Decline");
    expect(panel()).toBeNull();
    expect(remembered()).toEqual({ ads: { yes: false, hosts: ["ads.example"] }, analytics: { yes: false, hosts: ["count.example"] } });
    expect(document.activeElement?.id).toBe("main");
  });

  test("is answered for this page where the device keeps nothing", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    show({ adSlots });
    await screen.findByRole("button", { name: "Decline" });
    click("Decline");
    expect([panel(), localStorage.getItem("matinee-consent")]).toEqual([null, null]);
    full.mockRestore();
    click("Privacy choices");
    fireEvent.click(await screen.findByRole("button", { name: "Accept" }));
    expect(remembered().ads.yes).toBe(true);
  });

  test("is only about what has no answer yet", async () => {
    localStorage.setItem("matinee-consent", JSON.stringify({ ads: { yes: false, hosts: [] } }));
    show({ adSlots, analytics });
    expect(await screen.findByText("Optional, and off unless you accept: visit statistics by count.example.")).toBeTruthy();
    click("Accept");
    expect(remembered().ads).toEqual({ yes: false, hosts: [] });
  });

  test("is not asked of somebody whose browser says no already", async () => {
    vi.stubGlobal("navigator", { ...navigator, globalPrivacyControl: true });
    show({ adSlots, analytics });
    await act(async () => {});
    expect(panel()).toBeNull();
    click("Privacy choices");
    expect(await screen.findByText(/Your browser sends the Global Privacy Control signal/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });
});

describe("the choices", () => {
  beforeEach(() => localStorage.setItem("matinee-consent", JSON.stringify({ ads: { yes: true, hosts: ["ads.example"] } })));

  test("open again from the footer, with the answers that were given", async () => {
    show({ adSlots });
    click("Privacy choices");
    expect((await screen.findByRole("heading", { name: "Privacy choices" })).ownerDocument.activeElement?.textContent).toBe("Privacy choices");
    expect(screen.getByRole("button", { name: "Accept", pressed: true })).toBeTruthy();
    click("Decline");
    expect(remembered().ads.yes).toBe(false);
    expect(screen.getByRole("button", { name: "Decline", pressed: true })).toBeTruthy();
    click("Close");
    expect([panel(), document.activeElement?.id]).toEqual([null, "privacy-choices"]);
  });

  test("close on Escape", async () => {
    show({ adSlots });
    click("Privacy choices");
    fireEvent.keyDown(await screen.findByRole("heading", { name: "Privacy choices" }), { key: "Escape" });
    expect(panel()).toBeNull();
  });

  test("are made one by one where there are several", async () => {
    localStorage.clear();
    show({ adSlots, analytics });
    await screen.findByRole("button", { name: "Customize" });
    click("Customize");
    click("Decline", 0);
    click("Accept", 1);
    expect([remembered().ads.yes, remembered().analytics.yes]).toEqual([false, true]);
  });
});

describe("analytics", () => {
  test("are loaded after a yes, once, and never after a no", async () => {
    show({ analytics });
    await screen.findByRole("button", { name: "Accept" });
    expect(counting()).toEqual([]);
    click("Accept");
    expect(counting()).toEqual(["https://count.example", "https://count.example/c.js"]);
  });

  test("are not loaded after a no", async () => {
    show({ analytics });
    await screen.findByRole("button", { name: "Decline" });
    click("Decline");
    expect(counting()).toEqual([]);
  });
});
