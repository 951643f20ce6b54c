import { clockTime } from "#features/player/model/clock-time.ts";
import type { Words } from "#languages/words.ts";
import type { Captions } from "./captions.client.ts";
import type { PlayerCommand } from "./keyboard.ts";
import type { Playback } from "./playback.client.ts";
import { speedAfter } from "./playback-phase.ts";

type Deps = {
  film: HTMLVideoElement;
  words: Words["player"]["playerPage"];
  playback: Playback;
  captions: Captions;
  toggleFullscreen: () => void;
  openShortcuts: () => void;
};

/** Carries a command out. Returns the announcement, because a key press has no visible button. */
export function createCommands({ film, words, playback, captions, toggleFullscreen, openShortcuts }: Deps): (command: PlayerCommand) => string {
  const silently = (act: () => void): string => {
    act();
    return "";
  };
  return (command) => {
    switch (command.does) {
      case "toggle":
        playback.toggle();
        return film.paused ? words.said.paused : words.said.playing;
      case "seekBy":
      case "seekTo":
        playback.seekTo(command.does === "seekBy" ? playback.position() + command.seconds : command.share * playback.length());
        return clockTime(playback.position());
      case "volumeBy":
        playback.setVolume((film.muted ? 0 : film.volume) + command.step);
        return words.said.volume(film.volume);
      case "speedBy":
        playback.setSpeed(speedAfter(film.playbackRate, command.faster));
        return words.said.speed(film.playbackRate);
      case "mute":
        playback.mute();
        return film.muted ? words.said.muted : words.said.soundOn;
      case "captions":
        return captions.next();
      case "fullscreen":
        return silently(toggleFullscreen);
      case "shortcuts":
        return silently(openShortcuts);
    }
  };
}
