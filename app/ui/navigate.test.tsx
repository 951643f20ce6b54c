import { act, screen } from "@testing-library/react";
import { memo } from "react";
import { expect, test, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { Link } from "./link.tsx";
import { useNavigate } from "./navigate.ts";

function open(path = "/list?tab=seen") {
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Part() {
    navigate = useNavigate();
    return null;
  }
  const { addressNow, stateNow } = renderPart(<Part />, { path });
  return { go: (...target: Parameters<ReturnType<typeof useNavigate>>) => act(() => navigate?.(...target)), where: addressNow, stateNow };
}

test("a path replaces the whole address, and carries its state", () => {
  const { go, where, stateNow } = open();
  go("/movie/19", { state: { kind: "reset" } });
  expect([where(), stateNow()]).toEqual(["/movie/19", { kind: "reset" }]);
});

test("a query string alone keeps the path", () => {
  const { go, where } = open();
  go({ search: "?tab=rated" }, { replace: true });
  expect(where()).toBe("/list?tab=rated");
  go({ search: "" });
  expect(where()).toBe("/list");
});

test.each(["//elsewhere.test/movie/19", "/\\elsewhere.test", "https://elsewhere.test/"])("%s is not a path of this site", (path) => {
  const { go, where } = open("/list");
  expect(() => go(path)).toThrow("not a path of this site");
  expect(where()).toBe("/list");
});

test("a link is not rendered again by a navigation", () => {
  const rendered = vi.fn();
  const Text = () => {
    rendered();
    return "A film";
  };
  const Links = memo(() => (
    <Link to="/movie/19">
      <Text />
    </Link>
  ));
  const { addressNow } = renderPart(<Links />);
  act(() => screen.getByRole("link").click());
  expect([addressNow(), rendered.mock.calls.length]).toEqual(["/movie/19", 1]);
});
