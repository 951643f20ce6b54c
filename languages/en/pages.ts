import { pages } from "./pages/pages.ts";

export const words = { pages };
