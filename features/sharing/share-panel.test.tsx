import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onToast } from "#app/ui/toast-channel.ts";
import { notices } from "#domain/notices.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { SharePanel } from "./share-panel.tsx";

const url = "https://matinee.example/movie/19-metropolis";
const show = () => renderPart(<SharePanel title={`"Metropolis" & more`} path="/movie/19-metropolis" />);
const shareButton = () => screen.getByRole("button", { name: "Share" });
/** Awaited: the choices' code is fetched when they open. */
const press = async () => {
  await act(() => userEvent.click(shareButton()));
  await screen.findByRole("list");
};
const open = async () => {
  show();
  await press();
};

describe("the share panel", () => {
  test("opens and closes", async () => {
    show();
    expect(shareButton().getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("list")).toBeNull();
    await press();
    expect(shareButton().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("list").id).toBe(shareButton().getAttribute("aria-controls"));
    expect(screen.getByRole("link", { name: "Facebook", description: "(opens a new window)" })).toBeTruthy();
    await userEvent.click(shareButton());
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("closes on Escape and returns the focus to its button", async () => {
    await open();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Facebook");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("list")).toBeNull();
    expect(document.activeElement).toBe(shareButton());
  });

  test("closes on Escape on its button and on a press outside", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("list")).toBeNull();
    await userEvent.click(shareButton());
    fireEvent.pointerDown(screen.getByRole("link", { name: "Telegram" }));
    expect(screen.getByRole("list")).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("links to the five networks with the page and section 2's text", async () => {
    await open();
    const text = 'Check out ""Metropolis" & more" on Matinee!';
    const links = screen.getAllByRole("link").map((link) => [link.textContent, Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)]);
    expect(links).toEqual([
      ["Facebook", { u: url, quote: text }],
      ["Twitter", { url, text }],
      ["LinkedIn", { url, title: text }],
      ["WhatsApp", { text: `${text} ${url}` }],
      ["Telegram", { url, text }],
    ]);
  });

  test("shares the page in its language, also by the phone's sheet", async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { share: { value: share } }));
    renderPart(<SharePanel title="Metropolis" path="/movie/19-metropolis" />, { language: "de" });
    await act(() => userEvent.click(screen.getByRole("button", { name: "Teilen" })));
    const german = "https://matinee.example/de/movie/19-metropolis";
    expect(new URL((await screen.findByRole<HTMLAnchorElement>("link", { name: "Telegram" })).href).searchParams.get("url")).toBe(german);
    await userEvent.click(screen.getByRole("button", { name: "Andere Wege" }));
    expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: german }));
  });

  test("opens a network in a pop-up without an opener", async () => {
    const windowOpen = vi.spyOn(window, "open").mockReturnValue(null);
    await open();
    const link = screen.getByRole("link", { name: "Telegram" }) as HTMLAnchorElement;
    expect(link.rel).toBe("noopener noreferrer");
    expect(fireEvent.click(link)).toBe(false);
    expect(windowOpen).toHaveBeenCalledExactlyOnceWith(link.href, "_blank", expect.stringMatching(/popup.*noopener/));
  });

  test.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a click with the %s to the browser", async (modifier) => {
    const windowOpen = vi.spyOn(window, "open").mockReturnValue(null);
    await open();
    const link = screen.getByRole("link", { name: "Telegram" });
    // jsdom cannot follow links.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { [modifier]: true });
    expect(windowOpen).not.toHaveBeenCalled();
  });
});

describe("on a phone with a share sheet", () => {
  async function pressOnPhone(share: () => Promise<void>, coarse = true) {
    vi.stubGlobal("navigator", Object.create(navigator, { share: { value: share } }));
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: coarse && query === "(pointer: coarse)" }));
    show();
    await act(async () => void fireEvent.click(shareButton()));
  }

  test("the sheet opens with section 2's text, and no panel", async () => {
    const share = vi.fn(async () => undefined);
    await pressOnPhone(share);
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: `"Metropolis" & more`, text: 'Check out ""Metropolis" & more" on Matinee!', url });
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("a canceled sheet is no error", async () => {
    await pressOnPhone(() => Promise.reject(new DOMException("canceled", "AbortError")));
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("the panel opens if the sheet fails", async () => {
    await pressOnPhone(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
    expect(await screen.findByRole("link", { name: "Twitter" })).toBeTruthy();
  });

  test("with a mouse the panel opens, and offers the sheet", async () => {
    const share = vi.fn(async () => undefined);
    await pressOnPhone(share, false);
    await userEvent.click(await screen.findByRole("button", { name: "More ways" }));
    expect(share).toHaveBeenCalledOnce();
  });
});

describe("copying the link", () => {
  const toast = vi.fn();
  let unsubscribe: () => void;
  beforeEach(() => {
    unsubscribe = onToast(toast);
    // It has received what tests before have shown to no one.
    toast.mockClear();
  });
  afterEach(() => {
    unsubscribe();
  });

  async function copy(writeText: ((text: string) => Promise<void>) | undefined) {
    // Defined, not assigned: where another file's visitor has typed before, a getter stands in the way.
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: writeText && { writeText } } }));
    await open();
    vi.useFakeTimers();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy link" })));
  }

  test("shows 'Copied' for two seconds, and a toast", async () => {
    const writeText = vi.fn(async () => undefined);
    await copy(writeText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(toast.mock.calls).toEqual([[notices.linkCopied]]);
    act(() => void vi.advanceTimersByTime(1999));
    expect(screen.getByRole("button", { name: "Copied" })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  });

  test.each([
    ["is refused", () => Promise.reject(new Error("denied"))],
    ["is missing", undefined],
  ])("shows the failure where the clipboard %s", async (_, writeText) => {
    await copy(writeText);
    expect(toast.mock.calls).toEqual([[notices.linkNotCopied]]);
    expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  });
});
