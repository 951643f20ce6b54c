import type { Words } from "../words.ts";
import { support as page } from "./texts/support.ts";

export const words: Words["text-support"] = { page };
