import { readdirSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFolderGate, FolderError, type FolderGate } from "#features/media/folder-gate.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sendMediaBytes } from "./media-bytes.ts";

const target = (descriptor: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return "";
  }
};
const openFiles = () => readdirSync("/proc/self/fd").map(target);

test("a folder that answers no more when a file is open leaves nothing open", async () => {
  const path = join(temporaryFolder(), "film.mkv");
  writeFileSync(path, "matroska");
  const { size, mtimeMs } = statSync(path);
  const video = { codec: "vp8", name: "VP8", width: 640, height: 480 };
  const file: MediaFile = {
    ...{ id: "a", root: 0, path: "film.mkv", size, modifiedMs: Math.trunc(mtimeMs), addedMs: 1, subjects: [], version: null, part: null, sidecars: [] },
    probe: { container: "mkv", durationS: 1, video, audio: [], text: [], problem: null },
  };
  const inTime = createFolderGate();
  let calls = 0;
  const gate: FolderGate = (root, call) => (++calls === 1 ? inTime(root, call) : Promise.reject(new FolderError("The folder does not answer")));
  const media = { gate, library: { absolutePath: async () => path }, sent: () => undefined } as unknown as MediaServer;
  const incoming = new IncomingMessage(new Socket());
  const outgoing = new ServerResponse(incoming);
  await expect(sendMediaBytes({ incoming, outgoing, source: { file, isDownload: false }, file, media, headers: {} })).rejects.toThrow(FolderError);
  expect(calls).toBe(2);
  await eventually(() => expect(openFiles()).not.toContain(path));
});
