import { consent } from "./ads/consent.ts";

export const words = { consent };
