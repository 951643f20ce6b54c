import type { Words } from "../words.ts";
import { terms as page } from "./texts/terms.ts";

export const words: Words["text-terms"] = { page };
