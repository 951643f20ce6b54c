import { settingsPage } from "./settings/settings-page.ts";

export const words = { settingsPage };
