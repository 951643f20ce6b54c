import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { counted } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const speedLabel = (value: number): string => `${value}×`;
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Player controls",
  film: "Film",
  play: "Play",
  pause: "Pause",
  replay: "Replay",
  seek: "Seek",
  mute: "Mute",
  volume: "Volume",
  captions: "Captions",
  pictureInPicture: "Picture in picture",
  playOnDevice: "Play on another device",
  fullScreen: "Full screen",
  back: "Back 10 seconds",
  forward: "Forward 10 seconds",
  live: "Live",
  openElsewhere: "Open the film in another program",
  /** For screen readers: "1 minute of 2 hours". */
  positionOf: (position: string, length: string): string => `${position} of ${length}`,
  /** "1 hour 2 minutes 3 seconds" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && counted(hours, "hour"), minutes > 0 && counted(minutes, "minute"), seconds > 0 && counted(seconds, "second")].filter(Boolean).join(" ") ||
    counted(0, "second"),
  percent,
  settings: "Settings",
  close: "Close",
  speed: "Speed",
  speedLabel,
  quality: "Quality",
  automatic: "Automatic",
  /** "Automatic (720p)" */
  automaticNow: (label: string): string => `Automatic (${label})`,
  captionsOff: "Off",
  captionsOn: "On",
  openCaptionsFile: "Open a captions file (SRT or VTT)",
  ownFile: "Your file",
  ownFileTiming: "Your file's timing, seconds",
  ownFileOpen: (lines: number): string => (lines === 1 ? "1 caption found" : `${lines} captions found`),
  ownFileEmpty: "No captions found in this file. Choose an SRT or VTT file.",
  ownFileTooLarge: "This file is too large to be a captions file.",
  singleKeys: "Shortcuts with a single key",
  shortcutsTitle: "Keyboard shortcuts",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Playing",
    paused: "Paused",
    muted: "Muted",
    soundOn: "Sound on",
    captionsOff: "Captions off",
    volume: (share: number): string => `Volume ${percent(share)}`,
    captions: (track: string): string => `Captions: ${track}`,
    speed: (value: number): string => `Speed ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 s". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)} s`,
  buffering: "Buffering",
  tryAgain: "Try again",
  failures: {
    source: { what: "This video could not be loaded.", advice: "Try again, or choose another server below." },
    network: { what: "The connection was lost while the video loaded.", advice: "Check your connection, then try again." },
    format: { what: "Your browser cannot play this video.", advice: "Choose another server below, or try another browser." },
    offline: { what: "You seem to be offline.", advice: "The video will continue when you are back online." },
    slow: { what: "The video is taking a while to load.", advice: "Keep waiting, try again, or choose another server below." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
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
  },
  download: "Download the file",
  audio: "Audio",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Subtitles"} (${format ?? "pictures"}, not supported)`,
};
