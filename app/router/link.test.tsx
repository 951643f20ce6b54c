import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { Link } from "./link.tsx";
import { Redirect, useNavigationKind } from "./router.tsx";

const Kind = () => <output>{useNavigationKind()}</output>;

function show(link: ReactNode) {
  const { addressNow, stateNow } = renderPart([link, <Kind key="kind" />], { path: "/movie/19" });
  const at = () => [screen.getByRole("status").textContent, addressNow()];
  return { at, stateNow, link: screen.getByRole("link", { name: "there" }) };
}

const there = (props: Partial<Parameters<typeof Link>[0]> = {}) => (
  <Link key="link" to="/home" {...props}>
    there
  </Link>
);

test("a click opens the page with the link's state", () => {
  const { at, stateNow, link } = show(there({ state: { resetToHome: true } }));
  fireEvent.click(link);
  expect([at(), stateNow()]).toEqual([["PUSH", "/home"], { resetToHome: true }]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])("a click with %o is the browser's", (modifier) => {
  const { at, link } = show(there());
  // jsdom opens nothing.
  const isOurs = vi.fn((event: Event) => event.defaultPrevented);
  const after = (event: Event) => {
    isOurs(event);
    event.preventDefault();
  };
  addEventListener("click", after, { once: true });
  fireEvent.click(link, modifier);
  expect(isOurs).toHaveReturnedWith(false);
  expect(at()).toEqual(["POP", "/movie/19"]);
});

test("a link's own handler comes first, and may prevent the navigation", () => {
  const { at, link } = show(there({ onClick: (event) => event.preventDefault() }));
  fireEvent.click(link);
  expect(at()).toEqual(["POP", "/movie/19"]);
});

test.each([
  ["to its own page replaces its entry", there({ to: "/movie/19" }), ["REPLACE", "/movie/19"]],
  ["that says so replaces it too", there({ replace: true }), ["REPLACE", "/home"]],
  ["to its own page adds an entry where it says so", there({ to: "/movie/19", replace: false }), ["PUSH", "/movie/19"]],
])("a link %s", (_, part, expected) => {
  const { at, link } = show(part);
  fireEvent.click(link);
  expect(at()).toEqual(expected);
});

test("a redirect replaces the entry of its page", () => {
  const { addressNow } = renderPart([<Redirect key="redirect" to="/home" />, <Kind key="kind" />], { path: "/movie" });
  expect([screen.getByRole("status").textContent, addressNow()]).toEqual(["REPLACE", "/home"]);
});
