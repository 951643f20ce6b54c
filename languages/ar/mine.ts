import { savedList } from "./mine/saved-list.ts";
import { sharedPage } from "./mine/shared-page.ts";
import type { Words } from "../words.ts";

export const words: Words["mine"] = { savedList, sharedPage };
