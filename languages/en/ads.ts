import { ads } from "./ads/ads.ts";
import { consent } from "./ads/consent.ts";

export const words = { ads, consent };
