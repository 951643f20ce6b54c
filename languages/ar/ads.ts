import type { Words } from "../words.ts";
import { ads } from "./ads/ads.ts";
import { consent } from "./ads/consent.ts";

export const words: Words["ads"] = { ads, consent };
