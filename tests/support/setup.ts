import { afterEach } from "vitest";

// Most tests run without a document and must not load what works on one.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
