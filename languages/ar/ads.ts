import { ads } from "./ads/ads.ts";
import { consent } from "./ads/consent.ts";
import type { Words } from "../words.ts";

export const words: Words["ads"] = { ads, consent };
