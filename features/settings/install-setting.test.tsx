import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { holdInstallOffer } from "#app/shell/early-install.ts";
import type { Language } from "#domain/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { InstallSetting } from "./install-setting.tsx";

holdInstallOffer();
beforeEach(() => {
  window.installOffer = undefined;
});

const show = (language: Language = "en") => renderPart(<InstallSetting />, { path: "/settings", language });
const button = () => screen.queryByRole("button", { name: "Install Matinee" });

/** The browser's offer, whose dialog is answered so. */
function offer(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

test("stands in the settings once the browser offers it, before or after they are open, and opens the browser's dialog once", async () => {
  const { event, prompt } = offer("accepted");
  expect(event.defaultPrevented).toBe(true);
  show();
  const pressed = button() ?? expect.unreachable();
  pressed.focus();
  await act(async () => {
    fireEvent.click(pressed);
    fireEvent.click(pressed);
  });
  expect(prompt).toHaveBeenCalledOnce();
  expect([button(), document.activeElement?.textContent]).toEqual([null, "Matinee is being installed. This can take half a minute."]);
  act(() => void dispatchEvent(new Event("appinstalled")));
  expect([button(), screen.getByRole("status").textContent]).toEqual([null, "Matinee is installed on this device."]);
});

test("is nothing where the browser offers none, and a refusal says where it can be done later", async () => {
  const { container } = show();
  expect(container.textContent).toBe("");
  offer("dismissed");
  await act(async () => fireEvent.click(button() ?? expect.unreachable()));
  expect(screen.getByRole("status").textContent).toMatch(/^Not installed\. /);
  // Browsers make their offer again.
  offer("dismissed");
  expect([button() === null, screen.queryByRole("status")]).toEqual([false, null]);
});

test("is gone after an installation from the browser's own menu", () => {
  offer("accepted");
  act(() => void dispatchEvent(new Event("appinstalled")));
  show();
  expect(button()).toBeNull();
});

test.each([
  [5, "Zum Home-Bildschirm"],
  [0, "Zum Dock hinzufügen"],
])("is the steps of Apple's own menus in Safari (%d touch points: %s), and says that the app stores apart", (maxTouchPoints, step) => {
  vi.stubGlobal("GestureEvent", Event);
  vi.stubGlobal("navigator", Object.create(navigator, { maxTouchPoints: { value: maxTouchPoints } }));
  show("de");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.anything(),
    `Wähle ${maxTouchPoints > 0 ? "in der Liste " : ""}„${step}“.`,
    expect.anything(),
  ]);
  expect(screen.getByText(/^Die App speichert ihre Daten getrennt/)).toBeTruthy();
});

test("is nothing in the app itself", () => {
  vi.stubGlobal("GestureEvent", Event);
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: media === "(display-mode: standalone)" }));
  expect(show().container.textContent).toBe("");
});
