import type { Words } from "../words.ts";
import { discoverForm } from "./discover/discover-form.ts";
import { discoverPage } from "./discover/discover-page.ts";

export const words: Words["discover"] = { discoverForm, discoverPage };
