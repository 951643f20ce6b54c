import hlsAddress from "hls.js/dist/hls.min.mjs?url";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { playlistFailureReason } from "./playback-failure.ts";
import type { QualityLevel } from "./quality-labels.ts";
import { type BrowserSupport, isPlaylist } from "./source-choice.ts";

export type QualityChoice = {
  levels: QualityLevel[];
  /** An index of `levels`, or -1 for the browser's own choice. */
  choose(level: number): void;
};

export type AudioChoice = {
  /** As the playlist names them. `language`: "" if it does not say. */
  tracks: { label: string; language: string }[];
  current: number;
  choose(track: number): void;
};

export type HlsCallbacks = {
  onFailure(reason: PlayerError): void;
  /** The stream's levels, once they are known. */
  onLevels(choice: QualityChoice): void;
  /** The level that plays has changed. */
  onLevel(level: number): void;
  /** The languages of the sound, once they are known. */
  onAudio(choice: AudioChoice): void;
};

/** hls.js' own word; a broadcast starts at its newest segment. */
const fromTheStart = -1;

/**
 * Whether hls.js plays a playlist although the browser can: it offers a choice of quality. Safari's own player keeps it, for AirPlay.
 */
const prefersHls = (film: HTMLVideoElement): boolean => "MediaSource" in window && !("webkitShowPlaybackTargetPicker" in film);

/** Plays a playlist by hls.js, by its address: Vite's way to import it would load the site's scripts and React into this frame. Returns what ends it, or `null` if this browser cannot run hls.js, or if the film is no longer wanted once hls.js is there. */
export async function attachPlaylist(film: HTMLVideoElement, url: string, callbacks: HlsCallbacks, isWanted: () => boolean): Promise<(() => void) | null> {
  const { default: Hls } = (await import(/* @vite-ignore */ hlsAddress)) as typeof import("hls.js");
  if (!Hls.isSupported() || !isWanted()) return null;
  // A worker would need blob: scripts in the policy. Remuxing in this thread takes a few milliseconds a segment.
  const hls = new Hls({ enableWorker: false, startPosition: film.currentTime || fromTheStart });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return callbacks.onFailure(playlistFailureReason({ type, status: response?.code }));
    hasRecovered = true;
    hls.recoverMediaError();
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) =>
    callbacks.onLevels({ levels: levels.map(({ height, bitrate }) => ({ height, bitrate })), choose: (level) => (hls.currentLevel = level) }),
  );
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => callbacks.onLevel(level));
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) =>
    callbacks.onAudio({
      tracks: audioTracks.map(({ name, lang = "" }) => ({ label: name || lang, language: lang })),
      current: audioTracks.findIndex((track) => track.default),
      choose: (track) => (hls.audioTrack = track),
    }),
  );
  hls.loadSource(url);
  // Attaching pauses a film that was started while hls.js loaded.
  const isPlaying = !film.paused;
  hls.attachMedia(film);
  if (isPlaying) void film.play().catch(ignoreRejection);
  return () => hls.destroy();
}

/** Where the browser's own player has the playlist, it says what it decodes. */
export function browserSupport(film: HTMLVideoElement): BrowserSupport {
  return {
    plays: (type) => film.canPlayType(type) !== "" && !(isPlaylist(type) && prefersHls(film)),
    decodes: (type) => ("MediaSource" in window ? MediaSource.isTypeSupported(type) : film.canPlayType(type) !== ""),
  };
}
