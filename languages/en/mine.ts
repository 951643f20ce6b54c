import { savedList } from "./mine/saved-list.ts";
import { sharedPage } from "./mine/shared-page.ts";

export const words = { savedList, sharedPage };
