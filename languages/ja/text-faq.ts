import type { Words } from "../words.ts";
import { faq as page } from "./texts/faq.ts";

export const words: Words["text-faq"] = { page };
