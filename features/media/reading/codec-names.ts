import { fourCcName } from "./four-cc.ts";

/** Names for people of what mediabunny calls codecs. */
const names: Readonly<Record<string, string>> = {
  avc: "H.264",
  hevc: "HEVC",
  vp8: "VP8",
  vp9: "VP9",
  av1: "AV1",
  prores: "ProRes",
  aac: "AAC",
  opus: "Opus",
  mp3: "MP3",
  vorbis: "Vorbis",
  flac: "FLAC",
  ac3: "AC-3",
  eac3: "E-AC-3",
  dts: "DTS",
};

/** Of containers' own identifiers, for codecs that mediabunny does not know. In MPEG-TS these are stream types. */
const internalNames: readonly (readonly [RegExp, string])[] = [
  [/^V_MPEG1$|^(ts:)?1$/, "MPEG-1"],
  [/^V_MPEG2$|^(ts:)?2$|^mp2v$/, "MPEG-2"],
  [/^V_MPEG4\/ISO|^mp4v$|^ts:16$/, "MPEG-4 Part 2 (DivX)"],
  [/^V_MPEG4\/MS/, "DivX 3"],
  [/^V_MS\/VFW/, "Video for Windows"],
  [/^V_REAL/, "RealVideo"],
  [/^V_THEORA$/, "Theora"],
  [/^vc-1$|^ts:234$/, "VC-1"],
  [/^ts:51$/, "VVC"],
  [/^ts:(66|210)$/, "AVS"],
  [/^A_TRUEHD$|^mlpa$|^ts:131$/, "TrueHD"],
  [/^A_DTS|^dts|^ts:13[0456]$/, "DTS"],
  [/^\.mp3$/, "MP3"],
  [/^A_MPEG\/L[12]$|^ts:[34]$/, "MPEG audio"],
  [/^A_ALAC$|^alac$/, "ALAC"],
  [/^A_WAVPACK/, "WavPack"],
  [/^A_MS\/ACM/, "ACM audio"],
];

export function codecName(codec: string | null, internalId: string | number | Uint8Array | null): string {
  if (codec !== null) return names[codec] ?? (codec.startsWith("pcm") ? "PCM" : codec.toUpperCase());
  const id = typeof internalId === "number" ? `ts:${internalId}` : typeof internalId === "string" ? internalId : "";
  return internalNames.find(([pattern]) => pattern.test(id))?.[1] ?? fourCcName(id) ?? (id.replace(/^[VAS]_|^ts:\d+$/, "").slice(0, 40) || "an unknown codec");
}
