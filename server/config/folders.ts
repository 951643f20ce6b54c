import { delimiter, resolve, sep } from "node:path";
import { z } from "zod";

/** Whether `path` is `folder` or lies below it; both absolute. */
export const contains = (folder: string, path: string): boolean => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
/** Folders between the system's delimiters, absolute. One inside another would be scanned twice. */
export const folders = z
  .string()
  .trim()
  .min(1)
  .transform((value) => value.split(delimiter).map((folder) => folder.trim()))
  .transform((names) => names.filter((name) => name !== "").map((name) => resolve(name)))
  .refine((paths) => paths.length > 0, `must be folders, with ${delimiter} between them`)
  .refine(
    (paths) => paths.every((path, index) => !paths.some((other, at) => at !== index && contains(other, path))),
    "must not name a folder twice or inside another",
  );
