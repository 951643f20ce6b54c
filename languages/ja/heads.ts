import type { Words } from "../words.ts";
import { pageDescriptions } from "./heads/page-descriptions.ts";

export const words: Words["heads"] = { pageDescriptions };
