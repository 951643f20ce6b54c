import type { Words } from "../words.ts";
import { savedList } from "./mine/saved-list.ts";
import { sharedPage } from "./mine/shared-page.ts";

export const words: Words["mine"] = { savedList, sharedPage };
