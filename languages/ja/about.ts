import type { Words } from "../words.ts";
import { aboutTexts } from "./about/about-texts.ts";

export const words: Words["about"] = { aboutTexts };
