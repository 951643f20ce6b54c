import {
  type Input,
  type InputAudioTrack,
  type InputFormat,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from "mediabunny";
import type { MediaProblem } from "#domain/own-film.ts";
import type { AudioTrackFacts, MediaContainer, Probe, TextTrackFacts, VideoTrackFacts } from "#features/media/media-probe.ts";
import { canRemux, canRemuxVideo, isMatroska, isMp4, playsDirectly, unplayable } from "#features/media/media-probe.ts";
import { blockReader, type ReadBytes } from "./block-reader.ts";
import { codecName } from "./codec-names.ts";
import { aviVideoName, videoForWindowsName } from "./four-cc.ts";
import { isProtectedMatroska } from "./matroska-elements.ts";
import { hasEndlessTable, hasUnknownLength, isProtectedMp4, mpegVideoName } from "./mp4-head.ts";
import { FileChangedError, type FileVersion } from "./open-file.ts";
import { openInput } from "./open-input.ts";
import { textTracks } from "./text-tracks.ts";
import { tsVideoName } from "./ts-streams.ts";

/** A film's headers with its index: an MP4 of four hours has about 12 MB. */
const maxHeaderBytes = 96 * 1024 * 1024;
const maxTracks = 64;
const headBlockBytes = 65_536;

type Head = { container: MediaContainer; read: ReadBytes; size: number };

const containers: readonly (readonly [InputFormat, MediaContainer])[] = [
  [WEBM, "webm"],
  [MATROSKA, "mkv"],
  [MP4, "mp4"],
  [QTFF, "mov"],
  [MPEG_TS, "ts"],
];

async function videoFacts(track: InputVideoTrack, { container, read, size }: Head): Promise<VideoTrackFacts> {
  const id = await track.getInternalCodecId();
  const ofWindows = isMatroska(container) && id === "V_MS/VFW/FOURCC" ? videoForWindowsName(read, size, track.id) : null;
  const ofMpeg = isMp4(container) && id === "mp4v" ? mpegVideoName(read, size) : null;
  const name = ofWindows ?? ofMpeg ?? codecName(await track.getCodec(), id);
  const [codec, width, height] = await Promise.all([track.getCodecParameterString(), track.getDisplayWidth(), track.getDisplayHeight()]);
  return { codec, name, width, height };
}

async function audioFacts(track: InputAudioTrack): Promise<AudioTrackFacts> {
  const name = codecName(await track.getCodec(), await track.getInternalCodecId());
  const language = await track.getLanguageCode();
  const { default: isDefault } = await track.getDisposition();
  const [codec, title, channels] = await Promise.all([track.getCodecParameterString(), track.getName(), track.getNumberOfChannels()]);
  return { codec, name, language: language === "und" ? "" : language, title: title?.slice(0, 100) || null, channels, default: isDefault };
}

/** What a browser may play directly. Which of these it does, it says itself. */
const neverDirect = /^(ap[0-9a-z]{2}|dts|pcm|lpcm|twos|sowt|mp4v)/i;

const isPlayedDirectly = ({ codec }: { codec: string | null }): boolean => codec !== null && !neverDirect.test(codec);
/** In WebM browsers play it, in MP4 they do not. */
const neverInMp4 = /^vp8\b/i;

/** Why the tracks cannot be played; `null` if some browser plays them. */
function problemOf(probe: Probe): MediaProblem | null {
  const { video, audio } = probe;
  if (video === null) return audio.length > 0 ? { reason: "format", name: "a file without pictures" } : { reason: "damaged", name: null };
  if (canRemux(probe)) return null;
  if (!playsDirectly(probe)) return { reason: "codec", name: canRemuxVideo(video) ? (audio[0]?.name ?? null) : video.name };
  if (!isPlayedDirectly(video) || (probe.container === "mp4" && neverInMp4.test(video.codec ?? ""))) return { reason: "codec", name: video.name };
  return audio.length === 0 || audio.some(isPlayedDirectly) ? null : { reason: "codec", name: audio[0]?.name ?? null };
}

/** Pictures that mediabunny leaves out, because it does not know their codec. */
function foreignVideo({ container, read }: Head): VideoTrackFacts | null {
  const name = container === "ts" ? tsVideoName(read) : null;
  return name === null ? null : { codec: null, name, width: 0, height: 0 };
}

async function durationOf(input: Input, { container, read, size }: Head): Promise<number | null> {
  if ((await input.getTracks()).length === 0) return null;
  const stated = isMp4(container) && hasUnknownLength(read, size) ? null : await input.getDurationFromMetadata();
  const endS = stated ?? (await input.computeDuration());
  // The clock of a broadcast does not begin at zero.
  const durationS = container === "ts" ? endS - (await input.getFirstTimestamp()) : endS;
  return Number.isFinite(durationS) && durationS > 0 ? durationS : null;
}

async function readTracks(input: Input, head: Head, text: TextTrackFacts[]): Promise<Probe> {
  const video = await input.getPrimaryVideoTrack();
  const audio = (await input.getAudioTracks()).slice(0, maxTracks);
  const facts: Probe = {
    container: head.container,
    durationS: await durationOf(input, head),
    video: video ? await videoFacts(video, head) : foreignVideo(head),
    audio: await Promise.all(audio.map(audioFacts)),
    text,
    problem: null,
  };
  return { ...facts, problem: problemOf(facts) };
}

/** "AVI" of "film.avi": a file that cannot be read is named for what it says it is. */
const extensionOf = (path: string | Uint8Array): string | null =>
  /\.([a-z0-9]{1,5})$/i.exec(typeof path === "string" ? path : Buffer.from(path).toString("latin1"))?.[1]?.toUpperCase() ?? null;
/** Of these, what cannot be read is damaged. */
const readable = /^(MP4|M4V|MOV|MKV|WEBM|TS|M2TS|MTS|M2T|TP|TRP|MK3D)$/;

/** Reads a file's headers. A file that is no film, or broken, has a problem. @throws only if the file cannot be opened, or has changed */
export async function readProbe(version: FileVersion): Promise<Probe> {
  const { input, file, close } = openInput(version, { maxBytes: maxHeaderBytes });
  try {
    const format = await input.getFormat();
    const container = containers.find(([one]) => one === format)?.[1] ?? "other";
    const head: Head = { container, read: blockReader(file, version.size, headBlockBytes), size: version.size };
    const isProtected = isMp4(container) ? isProtectedMp4 : isMatroska(container) ? isProtectedMatroska : null;
    if (isProtected?.(head.read, head.size)) return unplayable({ reason: "protected", name: null });
    if (isMp4(container) && hasEndlessTable(head.read, head.size)) return unplayable({ reason: "damaged", name: null });
    return await readTracks(input, head, textTracks(file, version.size, container));
  } catch (error) {
    if (error instanceof FileChangedError) throw error;
    const foreign = aviVideoName(blockReader(file, version.size, headBlockBytes));
    if (foreign !== null) return unplayable({ reason: "codec", name: foreign });
    const extension = extensionOf(version.path);
    const isForeign = error instanceof UnsupportedInputFormatError && extension !== null && !readable.test(extension);
    return unplayable({ reason: isForeign ? "format" : "damaged", name: isForeign ? extension : null });
  } finally {
    close();
  }
}
