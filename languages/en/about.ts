import { aboutTexts } from "./about/about-texts.ts";

export const words = { aboutTexts };
