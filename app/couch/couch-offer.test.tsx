import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseCouch } from "#app/data/couch.ts";
import { deviceSettings, removeText } from "#app/data/device-store.ts";
import { Link } from "#app/router/link.tsx";
import { deviceSettingsKey } from "#domain/device-settings.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { CouchOffer, couchOffered } from "./couch-offer.tsx";
import { watchForRemote } from "./watch-for-remote.ts";

/** `hasMouse`, `isWide`: what the device says of itself. */
async function open({ hasMouse = false, isWide = true } = {}) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches: query.includes("hover") ? hasMouse : isWide }) as MediaQueryList);
  renderPart(
    <>
      <CouchOffer />
      <input aria-label="Field" />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
  );
  watchForRemote();
  await act(async () => void (await import("./couch-offer-line.tsx")));
}

const press = (key = "ArrowDown", target: Element = document.body) => act(async () => void fireEvent.keyDown(target, { key }));
const offer = () => screen.queryByRole("button", { name: "TV layout" });

beforeEach(() => {
  removeText(deviceSettingsKey);
  couchOffered.publish(false);
});

test("an arrow key on a wide screen without a mouse offers the layout, and OK takes it", async () => {
  await open();
  await press("Tab");
  expect(offer()).toBeNull();
  await press();
  expect(document.activeElement).toBe(offer());
  await act(async () => offer()?.click());
  expect([offer(), deviceSettings().couch]).toEqual([null, true]);
});

test("a gamepad offers it beside a mouse too", async () => {
  await open({ hasMouse: true });
  await press();
  expect(offer()).toBeNull();
  await act(async () => void dispatchEvent(new Event("gamepadconnected")));
  expect(offer()).not.toBeNull();
});

test("a narrow screen is no television", async () => {
  await open({ isWide: false });
  await press();
  expect(offer()).toBeNull();
});

test("an arrow in a field is no sign of one", async () => {
  await open();
  await press("ArrowDown", screen.getByLabelText("Field"));
  expect(offer()).toBeNull();
});

test.each(["closed", "left behind on its page"])("%s, it does not come back", async (how) => {
  await open();
  await press();
  const button = how === "closed" ? screen.getByRole("button", { name: "Close" }) : screen.getByRole("link", { name: "Elsewhere" });
  await act(async () => button.click());
  await press();
  expect([offer(), deviceSettings().couch]).toEqual([null, false]);
});

test("a visitor who has answered is asked nothing", async () => {
  chooseCouch(false);
  await open();
  await press();
  expect(offer()).toBeNull();
});
