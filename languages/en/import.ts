import { importPage } from "./import/import.ts";
import { importFiles } from "./import/import-files.ts";
import { importSteps } from "./import/import-steps.ts";

export const words = { importFiles, importSteps, importPage };
