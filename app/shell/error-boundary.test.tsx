// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

function Fragile() {
  const { pathname } = useLocation();
  if (pathname === "/broken") throw new Error("a screen that throws");
  return <p>Standing</p>;
}

function Room() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/whole">Elsewhere</Link>
      <Link to="/broken">Into trouble</Link>
      <ErrorBoundary address={pathname}>
        <Fragile />
      </ErrorBoundary>
    </>
  );
}

test("a screen that throws is replaced by a retry that loads its address; the next address is a new beginning", async () => {
  // React reports what an error view has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  renderPart(<Room />, { path: "/broken" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Back in a moment");
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/broken");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(screen.getByText("Standing")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Into trouble" }));
  expect(screen.queryByText("Standing")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(screen.getByText("Standing")).toBeTruthy();
});
