import type { Words } from "../words.ts";
import { importPage } from "./import/import.ts";
import { importFiles } from "./import/import-files.ts";
import { importSteps } from "./import/import-steps.ts";

export const words: Words["import"] = { importFiles, importSteps, importPage };
