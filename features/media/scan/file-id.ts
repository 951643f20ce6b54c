import { createHash } from "node:crypto";

/** The file's only name outside the server. Nodes may have the folder in different places: its index in MEDIA_DIR counts. */
export const fileId = (root: number, path: Uint8Array): string => createHash("sha256").update(`${root}\0`).update(path).digest("hex").slice(0, 20);
