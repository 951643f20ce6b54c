import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { store, storedText } from "#app/data/device-store.ts";
import { DeviceChoices } from "./device-choices.tsx";

const nothing = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Remember nothing on this device" });
const remembered = ["matinee-player", "matinee-servers", "matinee-progress"];

beforeEach(() => {
  localStorage.clear();
  for (const key of remembered) store(key, "{}");
  store("matinee-settings", "{}");
  localStorage.setItem("matinee-theme", "dark");
});

describe("the choices about this device", () => {
  test("delete what the player has stored, and nothing else", () => {
    render(<DeviceChoices />);
    fireEvent.click(screen.getByRole("button", { name: "Delete what the player has stored" }));
    expect(screen.getByRole("status").textContent).toBe("Deleted from this device.");
    expect(remembered.map(storedText)).toEqual([null, null, null]);
    expect(localStorage.getItem("matinee-theme")).toBe("dark");
  });

  test("stop the writing and delete, until they are changed back", () => {
    render(<DeviceChoices />);
    fireEvent.click(nothing());
    expect(nothing().checked).toBe(true);
    store("matinee-progress", "now");
    expect(remembered.map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    // Until the page is reloaded.
    expect(storedText("matinee-progress")).toBe("now");
    fireEvent.click(nothing());
    store("matinee-progress", "later");
    expect(localStorage.getItem("matinee-progress")).toBe("later");
  });

  test("hold for the page where the browser refuses to store them", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    render(<DeviceChoices />);
    fireEvent.click(nothing());
    expect(nothing().checked).toBe(true);
    fireEvent.click(nothing());
    setItem.mockRestore();
  });

  test("follow a change in another tab", async () => {
    render(<DeviceChoices />);
    localStorage.setItem("matinee-settings", '{"version":1,"remembers":false}');
    fireEvent(window, new StorageEvent("storage"));
    expect(nothing().checked).toBe(true);
  });
});
