import { beforeEach, describe, expect, test, vi } from "vitest";
import { createBrowserHistory } from "./browser-history.ts";

beforeEach(() => history.replaceState(null, "", "/de/movie/19"));

const popped = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

function open() {
  const router = createBrowserHistory("de");
  return { ...router, at: () => ({ ...router.locationNow(), kind: router.visit().kind }), window: () => location.pathname + location.search + location.hash };
}

describe("the router's history", () => {
  test("starts at the document's address, without its language", () => {
    expect(open().at()).toEqual({ pathname: "/movie/19", search: "", hash: "", state: null, key: "default", kind: "POP" });
  });

  test("a new entry has a key and a number of its own, and the state that its link states", () => {
    const router = open();
    const onVisit = vi.fn();
    const unsubscribe = router.subscribe(onVisit);
    router.navigate("/tv/7?season=2#cast", { state: { resetToHome: true } });
    const { key, ...location } = router.at();
    expect(location).toEqual({ pathname: "/tv/7", search: "?season=2", hash: "#cast", state: { resetToHome: true }, kind: "PUSH" });
    expect(history.state).toEqual({ usr: { resetToHome: true }, key, idx: 1 });
    expect([router.window(), onVisit.mock.calls.length]).toEqual(["/de/tv/7?season=2#cast", 1]);
    unsubscribe();
    router.navigate("/");
    expect([router.window(), onVisit.mock.calls.length, router.at().key === key]).toEqual(["/de", 1, false]);
  });

  test("a replaced entry retains its number; an address without a path is one of the same page, whatever stands in the address bar", () => {
    const router = open();
    history.replaceState(history.state, "", "/de/movie/19-metropolis");
    router.navigate("?season=2", { replace: true });
    expect([router.window(), router.at().kind, history.state.idx]).toEqual(["/de/movie/19?season=2", "REPLACE", 0]);
    router.navigate("");
    expect([router.window(), router.at().search]).toEqual(["/de/movie/19", ""]);
  });

  test("Back returns to an entry's key and state", async () => {
    const router = open();
    router.navigate("/home", { state: { contentType: "top" } });
    const home = router.at();
    router.navigate("/top");
    const back = popped();
    router.navigate(-1);
    await back;
    expect(router.at()).toEqual({ ...home, kind: "POP" });
  });

  test("where the browser refuses another entry, the address loads as a document", () => {
    const router = open();
    const pushState = vi.spyOn(history, "pushState").mockImplementation(() => {
      throw new DOMException("too many", "SecurityError");
    });
    const assign = vi.fn();
    vi.stubGlobal("location", { pathname: "/de/movie/19", search: "", hash: "", assign });
    router.navigate("/home");
    expect(assign).toHaveBeenCalledWith("/de/home");
    pushState.mockRestore();
    vi.unstubAllGlobals();
  });
});
