import type { Words } from "../words.ts";
import { cookies as page } from "./texts/cookies.ts";

export const words: Words["text-cookies"] = { page };
