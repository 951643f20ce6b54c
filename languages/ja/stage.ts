import type { Words } from "../words.ts";
import { formatNote } from "./stage/format-note.ts";
import { player } from "./stage/player.ts";
import { playerFrame } from "./stage/player-frame.ts";
import { videoEnd } from "./stage/video-end.ts";

export const words: Words["stage"] = { formatNote, playerFrame, player, videoEnd };
