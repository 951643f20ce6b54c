import type { ReadBytes } from "./block-reader.ts";
import { bytesOf, childrenOf, elementsIn, ids, segmentHead } from "./matroska-elements.ts";

/** What four characters in the headers of Video for Windows and QuickTime stand for. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(DIVX|DX50|DIV[3-6]|MP43|COL1|AP41)$/, "DivX"],
  [/^(XVID|XVIX)$/, "Xvid"],
  [/^(FMP4|MP4V|MP4S|M4S2|RMP4|3IV[12X])$/, "MPEG-4 Part 2"],
  [/^(MPG4|MP4[12]|DIV[12])$/, "MS MPEG-4"],
  [/^([HSUMIX]263|VIVO)$/, "H.263"],
  [/^H261$/, "H.261"],
  [/^VP80$/, "VP8"],
  [/^(VP[3-7][0-9F]|VP[3-7])$/, "VP6"],
  [/^(WMV[1-3P]|WVC1|WMVA)$/, "Windows Media Video"],
  [/^(MPG[12]|MPEG|MP[12]V|M[12]V1)$/, "MPEG-2"],
  [/^(MJPG|JPEG|MJP[AB]|DMB1)$/, "Motion JPEG"],
  [/^(FLV1|FSV1)$/, "Sorenson Spark"],
  [/^SVQ[13]$/, "Sorenson Video"],
  [/^CVID$/, "Cinepak"],
  [/^(IV[3-5][0-9]|RT21)$/, "Indeo"],
  [/^RV[1-4]0$/, "RealVideo"],
  [/^(CRAM|MSVC|WHAM)$/, "Microsoft Video 1"],
  [/^(DVSD|DVC[P ]?|DV25|DV50)$/, "DV"],
];

export const fourCcName = (code: string): string | null => names.find(([pattern]) => pattern.test(code.toUpperCase()))?.[1] ?? null;

const textAt = (bytes: Uint8Array, at: number): string => Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");

/** Where a bitmap's header names its compression. */
const compressionAt = 16;
const headBytes = 65_536;

/** The name of an AVI file's pictures; `null` if they are of an unknown kind, or if it is no AVI. */
export function aviVideoName(read: ReadBytes): string | null {
  const head = Buffer.from(read(0, headBytes));
  if (textAt(head, 0) !== "RIFF" || textAt(head, 8) !== "AVI ") return null;
  const stream = head.indexOf("vids");
  const format = head.indexOf("strf", Math.max(0, stream));
  return stream < 0 || format < 0 ? null : (fourCcName(textAt(head, format + 8 + compressionAt)) ?? fourCcName(textAt(head, stream + 4)));
}

/** The name of pictures that a Matroska file took over from an AVI file. */
export function videoForWindowsName(read: ReadBytes, size: number, track: number): string | null {
  const tracks = segmentHead(read, size)?.parts.get(ids.tracks);
  for (const entry of tracks ? elementsIn(read, tracks.dataStart, tracks.end) : []) {
    const fields = childrenOf(read, entry);
    const [number, setup] = [fields.get(ids.trackNumber), fields.get(ids.codecPrivate)];
    if (number && setup && bytesOf(read, number)[0] === track) return fourCcName(textAt(bytesOf(read, setup, 40), compressionAt));
  }
  return null;
}
