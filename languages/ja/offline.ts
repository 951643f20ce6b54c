import type { Words } from "../words.ts";
import { offline } from "./offline/offline.ts";

export const words: Words["offline"] = offline;
