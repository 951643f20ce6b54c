import { aboutTexts } from "./about/about-texts.ts";
import type { Words } from "../words.ts";

export const words: Words["about"] = { aboutTexts };
