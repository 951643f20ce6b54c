import { pageDescriptions } from "./heads/page-descriptions.ts";

export const words = { pageDescriptions };
