import { offline } from "./offline/offline.ts";

export const words = offline;
