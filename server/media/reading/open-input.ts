import { CustomSource, Input, MATROSKA, MP4, MPEG_TS, QTFF, WEBM } from "mediabunny";
import { type FileVersion, type OpenFile, openFile } from "./open-file.ts";

/** What is read in advance, because reads are many and small. */
const prefetchProfile = "fileSystem";

export type OpenInput = { input: Input; file: OpenFile; close(): void };

/** `maxBytes`: a file whose headers take more is not read further. */
export function openInput(version: FileVersion, maxBytes = Number.POSITIVE_INFINITY): OpenInput {
  const file = openFile(version);
  const read = (start: number, end: number) => {
    if (file.bytesRead() > maxBytes) throw new RangeError("The file's headers are too long");
    return file.read(start, end);
  };
  const source = new CustomSource({ getSize: () => version.size, read, prefetchProfile, handleUnhandledError: () => undefined });
  const input = new Input({ formats: [MP4, QTFF, MATROSKA, WEBM, MPEG_TS], source });
  return {
    input,
    file,
    close: () => {
      input.dispose();
      file.close();
    },
  };
}
