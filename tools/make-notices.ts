import { writeFileSync } from "node:fs";
import { noticesFile, thirdPartyNotices } from "./third-party-notices.ts";

// `node tools/make-notices.ts` after a change of the dependencies.

writeFileSync(noticesFile, thirdPartyNotices());
