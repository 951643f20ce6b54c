import type { PlayerError } from "#features/player/model/player-protocol.ts";
import type { CaptionLook } from "#features/player/model/player-settings.ts";

export const controls = "Player controls";
export const film = "Film";
export const play = "Play";
export const pause = "Pause";
export const replay = "Replay";
export const seek = "Seek";
export const mute = "Mute";
export const volume = "Volume";
export const captions = "Captions";
export const pictureInPicture = "Picture in picture";
export const playOnDevice = "Play on another device";
export const fullScreen = "Full screen";
export const back = "Back 10 seconds";
export const forward = "Forward 10 seconds";
export const live = "Live";
export const openElsewhere = "Open the film in another program";

/** For screen readers: "1 minute of 2 hours". */
export const positionOf = (position: string, length: string): string => `${position} of ${length}`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const settings = "Settings";
export const close = "Close";
export const speed = "Speed";
export const speedLabel = (value: number): string => `${value}×`;
export const quality = "Quality";
export const automatic = "Automatic";
/** "Automatic (720p)" */
export const automaticNow = (label: string): string => `Automatic (${label})`;
export const captionsOff = "Off";
export const captionsOn = "On";
export const openCaptionsFile = "Open a captions file (SRT or VTT)";
export const ownFile = "Your file";
export const ownFileTiming = "Your file's timing, seconds";
export const ownFileOpen = (lines: number): string => (lines === 1 ? "1 caption found" : `${lines} captions found`);
export const ownFileEmpty = "No captions found in this file. Choose an SRT or VTT file.";
export const ownFileTooLarge = "This file is too large to be a captions file.";
export const singleKeys = "Shortcuts with a single key";
export const shortcutsTitle = "Keyboard shortcuts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

export const look: LookWords = {
  size: { label: "Captions size", choices: { small: "Small", medium: "Medium", large: "Large", largest: "Largest" } },
  color: { label: "Captions color", choices: { white: "White", yellow: "Yellow", cyan: "Cyan", green: "Green" } },
  background: { label: "Captions background", choices: { dark: "Dark", solid: "Solid black", none: "None" } },
  height: { label: "Captions position", choices: { bottom: "Bottom", raised: "Raised", high: "High" } },
};

/** What a key press did. */
export const said = {
  playing: "Playing",
  paused: "Paused",
  muted: "Muted",
  soundOn: "Sound on",
  captionsOff: "Captions off",
  volume: (share: number): string => `Volume ${percent(share)}`,
  captions: (track: string): string => `Captions: ${track}`,
  speed: (value: number): string => `Speed ${speedLabel(value)}`,
};
/** At the side of the picture, after a double tap: "−20 s". */
export const jumped = (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)} s`;

export const buffering = "Buffering";
export const tryAgain = "Try again";

type Failure = { what: string; advice: string };

export const failures: Record<PlayerError | "offline" | "slow", Failure> = {
  source: { what: "This video could not be loaded.", advice: "Try again, or choose another server below." },
  network: { what: "The connection was lost while the video loaded.", advice: "Check your connection, then try again." },
  format: { what: "Your browser cannot play this video.", advice: "Choose another server below, or try another browser." },
  offline: { what: "You seem to be offline.", advice: "The video will continue when you are back online." },
  slow: { what: "The video is taking a while to load.", advice: "Keep waiting, try again, or choose another server below." },
};

/** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
export const ownFilm = {
  preparing: { what: "This video is being prepared.", advice: "It starts by itself in a moment." },
  gone: { what: "This video is no longer here.", advice: "Its file was moved or removed while the page was open." },
  busy: { what: "Too many videos are being watched here right now.", advice: "Try again in a minute." },
  damaged: { what: "This video's file is damaged.", advice: "It cannot be played until the file is replaced." },
  protected: { what: "This video is protected against copying.", advice: "It cannot be played without its key." },
  unplayable: (name: string | null): Failure => ({
    what: name === null ? "This video's format cannot be played." : `This video is in ${name}, which no browser plays.`,
    advice: "It needs to be converted first.",
  }),
  notDecoded: (name: string | null): Failure => ({
    what: name === null ? "Your browser cannot play this video." : `This video is in ${name}, which your browser does not play.`,
    advice: "Try another browser or another device.",
  }),
  version: (number: number): string => `Version ${number}`,
};
export const download = "Download the file";
export const audio = "Audio";
/** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
export const unsupportedSubtitles = (language: string, format: string | null): string => `${language || "Subtitles"} (${format ?? "pictures"}, not supported)`;
