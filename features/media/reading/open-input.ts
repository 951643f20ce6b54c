import { CustomSource, Input, MATROSKA, MP4, MPEG_TS, QTFF, WEBM } from "mediabunny";
import { type FileVersion, type OpenFile, openFile } from "./open-file.ts";
import { endOfRepeats } from "./repeated-reads.ts";

/** What is read in advance, because reads are many and small. */
const prefetchProfile = "fileSystem";

/** Leaves out what lies between a file's head and a position. */
export type Skip = { from: number; to: number };

export type OpenInput = { input: Input; file: OpenFile; close(): void };

type InputOptions = { maxBytes?: number; skip?: Skip };

/** `maxBytes`: a file whose headers take more is not read further. */
export function openInput(version: FileVersion, { maxBytes = Number.POSITIVE_INFINITY, skip = { from: 0, to: 0 } }: InputOptions = {}): OpenInput {
  const file = openFile(version);
  const skipped = skip.to - skip.from;
  const read = (start: number, end: number) => {
    if (file.bytesRead() > maxBytes) throw new RangeError("The file's headers are too long");
    if (end <= skip.from) return file.read(start, end);
    if (start >= skip.from) return file.read(start + skipped, end + skipped);
    return Buffer.concat([file.read(start, skip.from), file.read(skip.to, end + skipped)]);
  };
  const source = new CustomSource({ getSize: () => version.size - skipped, read, prefetchProfile, handleUnhandledError: () => undefined });
  endOfRepeats(source);
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
