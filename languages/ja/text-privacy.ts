import type { Words } from "../words.ts";
import { privacy as page } from "./texts/privacy.ts";

export const words: Words["text-privacy"] = { page };
