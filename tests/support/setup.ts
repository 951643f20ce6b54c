import { afterEach } from "vitest";
import { longestWaitMs } from "./safety-net.ts";

// Most tests run without a document and must not load what works on one.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: longestWaitMs });
  afterEach(cleanup);
}
