import type { Words } from "../words.ts";
import { consent } from "./ads/consent.ts";

export const words: Words["ads"] = { consent };
