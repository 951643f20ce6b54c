// Makes sample.webm of sample.mp4, for the demo folder: H.264 cannot stand in a WebM file. Needs ffmpeg with libvpx and libopus; the result is committed.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const pictures = ["-vf", "scale=640:-2", "-c:v", "libvpx-vp9", "-b:v", "110k", "-g", "96", "-row-mt", "1", "-cpu-used", "2"];
const sound = ["-c:a", "libopus", "-b:a", "40k"];
const { status } = spawnSync("ffmpeg", ["-y", "-i", "sample.mp4", "-t", "30", ...pictures, ...sound, "-map_metadata", "-1", "-bitexact", "sample.webm"], {
  cwd: folder,
  stdio: "inherit",
});
process.exit(status ?? 1);
