import { discoverForm } from "./discover/discover-form.ts";
import { discoverPage } from "./discover/discover-page.ts";

export const words = { discoverForm, discoverPage };
