import { afterEach, beforeAll } from "vitest";

// Most tests run without a document and must not load what works on one.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
  // A test looks at a part where it stands, not at its way there.
  const { loadDeferred } = await import("#app/ui/deferred.ts");
  beforeAll(loadDeferred);
}
