/**
 * Makes the sample film that every player slot shows in the default configuration: a minute of original pictures and sound.
 * Each run writes the same bytes. Needs ffmpeg (Debian: apt-get install -y ffmpeg).
 *
 *   node sample/film/maker/make-sample-film.mjs                     writes sample.mp4 and sample-poster.jpg
 *   node sample/film/maker/make-sample-film.mjs still 12.5 out.png  draws the frame at that second
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as c from "./canvas.mjs";
import * as evening from "./evening.mjs";
import * as night from "./night.mjs";
import { sampleRate, score } from "./score.mjs";
import { curtainGap, stage } from "./stage.mjs";

const lengthS = 60;
const framesPerSecond = 24;
const posterAtS = 10.6;
const mediaFolder = fileURLToPath(new URL("../", import.meta.url));

const center = [c.width / 2, c.height / 2];
const outside = (x, y, [cx, cy], radius) => c.clamp(Math.hypot(x - cx, y - cy) - radius + 0.5);

/** `inS` is the transition into a scene, in seconds from its start; `mask` is the share (0 to 1) of the scene at a pixel in it. */
const scenes = [
  { startS: 0, draw: evening.leader },
  { startS: 8, inS: [-0.15, 0.75], draw: evening.sunset, mask: (t, x, y) => 1 - outside(x, y, center, 400 * c.smooth(-0.4, 0.75, t)) },
  {
    startS: 16,
    inS: [-0.7, 0.7],
    draw: evening.stripes,
    mask: (t, x, y) => c.clamp(90 * c.smooth(-0.7, 0.7, t - (x - 320) / 2400) - Math.abs(((x * 0.77 + y * 0.64 + 600) % 60) - 30) * 2 + 1),
  },
  {
    startS: 24,
    inS: [-0.5, 0.5],
    draw: evening.staircase,
    mask: (t, x, y) => c.clamp(c.lerp(-10, 720, c.smooth(-0.5, 0.5, t)) - (x * 0.51 + (c.height - y) * 0.86)),
  },
  { startS: 32, inS: [-0.8, 0.3], draw: stage, mask: (t, x, y) => outside(x, y, evening.ballAt(8 + t), 420 * (1 - c.smooth(-0.8, 0.25, t))) },
  { startS: 40, inS: [-1.1, 0.4], draw: night.city, mask: (t, x) => c.clamp(curtainGap(8 + t) - Math.abs(x - 320)) },
  { startS: 48, inS: [-0.7, 0.8], draw: night.sea, mask: (t, x, y) => c.clamp(y - c.lerp(380, -30, c.smooth(-0.7, 0.8, t)) - 14 * Math.sin(x / 50 + t * 3)) },
  { startS: 54, inS: [-0.6, 0.4], draw: night.card, mask: (t, x, y) => outside(x, y, night.lanternAt(6 + t), 7 + 620 * (1 - c.smooth(-0.6, 0.4, t))) },
];

/** A frame as RGB bytes. */
function frameAt(atS) {
  const canvas = c.createCanvas();
  for (const [i, { startS, inS = [0, 0], draw, mask }] of scenes.entries()) {
    const t = atS - startS;
    const next = scenes[i + 1];
    const isOver = next && atS >= next.startS + next.inS[1];
    if (t < inS[0] || isOver) continue;
    if (t >= inS[1] || !mask) draw(canvas, t);
    else {
      const incoming = c.createCanvas();
      draw(incoming, t);
      c.reveal(canvas, incoming, (x, y) => mask(t, x, y));
    }
  }
  return c.toBytes(canvas, c.smooth(-0.6, 0.4, atS));
}

async function ffmpeg(args, frames) {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], { stdio: ["pipe", "inherit", "inherit"] });
  for (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, "drain");
  child.stdin.end();
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const rawInput = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${c.widthPx}x${c.heightPx}`, "-r", String(framesPerSecond), "-i", "-"];

function* allFrames() {
  for (let i = 0; i < lengthS * framesPerSecond; i++) yield frameAt(i / framesPerSecond);
}

async function film() {
  const folder = await mkdtemp(join(tmpdir(), "sample-film-"));
  try {
    const music = join(folder, "score.pcm");
    await writeFile(music, score(lengthS));
    const sound = ["-f", "s16le", "-ar", String(sampleRate), "-ac", "2", "-i", music];
    const colors = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
    // A key frame every two seconds makes seeking fast. One thread and bitexact make every run write the same bytes.
    const video = [
      "-c:v",
      "libx264",
      "-profile:v",
      "high",
      "-preset",
      "veryslow",
      "-tune",
      "animation",
      "-crf",
      "26",
      "-pix_fmt",
      "yuv420p",
      "-g",
      "48",
      "-threads",
      "1",
    ];
    const reproducible = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
    await ffmpeg(
      [...rawInput, ...sound, ...colors, ...video, "-c:a", "aac", "-b:a", "64k", ...reproducible, "-movflags", "+faststart", join(mediaFolder, "sample.mp4")],
      allFrames(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  await ffmpeg(
    [...rawInput, "-frames:v", "1", "-q:v", "5", "-fflags", "+bitexact", "-flags:v", "+bitexact", join(mediaFolder, "sample-poster.jpg")],
    [frameAt(posterAtS)],
  );
}

const [command, atS, file] = process.argv.slice(2);
if (command === "still") await ffmpeg([...rawInput, "-frames:v", "1", file], [frameAt(Number(atS))]);
else await film();
