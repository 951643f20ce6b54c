import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Link } from "#app/router/link.tsx";
import { useLocation } from "#app/router/router.tsx";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

fakeBrowser();

function Screen() {
  const { pathname } = useLocation();
  if (pathname === "/broken") throw new Error("a screen that throws");
  return <p>Working screen</p>;
}

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/working">Working</Link>
      <Link to="/broken">Broken</Link>
      <ErrorBoundary address={pathname}>
        <Screen />
      </ErrorBoundary>
    </>
  );
}

test("replaces a screen that throws by a link to its address, until the address changes", async () => {
  // React logs each error that a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // The code of the failure's search box and posters is fetched when they are rendered.
  await act(async () => void renderPart(<Page />, { path: "/broken" }));
  await screen.findByRole("combobox");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Back in a moment");
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/broken");
  await userEvent.click(screen.getByRole("link", { name: "Working" }));
  expect(screen.getByText("Working screen")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Broken" }));
  expect(screen.queryByText("Working screen")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Working" }));
  expect(screen.getByText("Working screen")).toBeTruthy();
});
