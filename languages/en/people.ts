import { personPage } from "./people/person-page.ts";

export const words = { personPage };
