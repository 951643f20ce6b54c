import type { Words } from "../words.ts";
import { pages } from "./pages/pages.ts";

export const words: Words["pages"] = { pages };
