import type { MediaProblem } from "#domain/own-film.ts";

/** "mkv" and "ts" are remuxed; "mov" too, because browsers differ on it. */
export type MediaContainer = "mp4" | "mov" | "webm" | "mkv" | "ts" | "hls" | "other";

export const isMatroska = (container: MediaContainer): boolean => container === "mkv" || container === "webm";
export const isMp4 = (container: MediaContainer): boolean => container === "mp4" || container === "mov";

/** `codec`: as in MIME types (RFC 6381); `null` if no browser has a name for it. `name`: for people, "H.264". */
export type VideoTrackFacts = { codec: string | null; name: string; width: number; height: number };
export type AudioTrackFacts = { codec: string | null; name: string; language: string; title: string | null; channels: number; default: boolean };

/** Subtitles inside a file. `track`: its number there. Pictures and other formats are not shown; `format`: the other one's name, "TTML". */
export type TextTrackFacts = {
  track: number;
  codec: "text" | "ass" | "vtt" | "picture" | "other";
  format?: string;
  language: string;
  name: string | null;
  forced: boolean;
};

export const isShown = ({ codec }: TextTrackFacts): boolean => codec !== "picture" && codec !== "other";

/** Grows when more is read of a file than before. */
export const probeVersion = 4;

/** What a file's headers say of it. Stored with the file's row. */
export type Probe = {
  container: MediaContainer;
  durationS: number | null;
  video: VideoTrackFacts | null;
  audio: AudioTrackFacts[];
  text: TextTrackFacts[];
  /** Why it cannot be played at all. */
  problem: MediaProblem | null;
};

/** Of a file of which nothing is known but why it does not play. */
export const unplayable = (problem: MediaProblem): Probe => ({ container: "other", durationS: null, video: null, audio: [], text: [], problem });

/**
 * Where segments of a remuxed file begin. `startS`: seconds from the first picture, the first is 0. `offsetS`: of the first picture in the file;
 * `beginsS`: of its first picture or sound.
 * `positions`: of a Matroska file without an index of its own, the byte from which each segment can be read.
 */
export type SegmentIndex = {
  offsetS: number;
  beginsS: number;
  startS: number[];
  endS: number;
  /** Of each audio track, in order. */
  audioEndS: number[];
  positions?: number[];
};

/** By how much captions come earlier in a film that begins with its first picture. Files beside a film are timed from its first picture or sound. */
export const captionShifts = ({ offsetS, beginsS }: SegmentIndex): { beside: number; inside: number } => ({ beside: beginsS - offsetS, inside: -offsetS });

/** What of a file without an index is left out to read a segment: all from its first cluster, which the first segment begins with. */
export function skippedBefore({ positions = [] }: SegmentIndex, segment: number): { from: number; to: number } | undefined {
  const [from, to] = [positions[0], positions[segment]];
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}

/** The browser plays these as they are, by range. Several audio tracks need a playlist: browsers offer no choice of a file's. */
const playedDirectly: ReadonlySet<MediaContainer> = new Set(["mp4", "webm"]);
const remuxed: ReadonlySet<MediaContainer> = new Set(["mp4", "mov", "webm", "mkv", "ts"]);

/** Media Source Extensions take these in MP4, each where the browser has a decoder. */
const videoInMp4 = /^(avc1|avc3|hvc1|hev1|vp09|av01)\b/;
const audioInMp4 = /^(mp4a|opus|mp3|flac|ac-3|ec-3)\b/i;

/** WebM is Matroska with these codecs alone. */
const videoInWebm = /^(vp8|vp09|av01)\b/;
const audioInWebm = /^(vorbis|opus)\b/i;

/** MP3 is no track in MP4 but a playlist of its own frames, which every browser takes. */
export const isMp3 = ({ codec }: AudioTrackFacts): boolean => /^mp3\b/i.test(codec ?? "");

export const canRemuxVideo = ({ codec }: VideoTrackFacts): boolean => codec !== null && videoInMp4.test(codec);
export const canRemuxAudio = ({ codec }: AudioTrackFacts): boolean => codec !== null && audioInMp4.test(codec);

/** Whether a playlist of segments can be made of it. */
export function canRemux({ container, video, audio }: Probe): boolean {
  if (!remuxed.has(container) || video === null || !canRemuxVideo(video)) return false;
  return audio.length === 0 || audio.some(canRemuxAudio);
}

/** Matroska that no playlist can carry (VP8, Vorbis) plays as WebM, of which only its first bytes differ. */
export const playsAsWebm = (probe: Probe): boolean =>
  probe.container === "mkv" &&
  !canRemux(probe) &&
  videoInWebm.test(probe.video?.codec ?? "") &&
  probe.audio.every(({ codec }) => audioInWebm.test(codec ?? ""));

export const playsDirectly = (probe: Probe): boolean => playedDirectly.has(probe.container) || playsAsWebm(probe);

/** A playlist, because the file itself does not play or would leave out all audio tracks but one. */
export const needsPlaylist = (probe: Probe): boolean => canRemux(probe) && (!playsDirectly(probe) || probe.audio.filter(canRemuxAudio).length > 1);
