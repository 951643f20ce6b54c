import type { Words } from "../words.ts";
import { about as page } from "./texts/about.ts";

export const words: Words["text-about"] = { page };
