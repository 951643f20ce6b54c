import { path, round } from "./shapes.ts";

type Pose = "coat" | "hat" | "dress" | "running";

// Outlines in hundredths of the figure's height, feet at 0 0.
const bodies: Record<Pose, string> = {
  coat: "M-12-80Q0-86 12-80L17-30 10-29 9 0H2L0-34-2 0H-9L-10-29-17-30z",
  hat: "M-12-80Q0-86 12-80L17-30 10-29 9 0H2L0-34-2 0H-9L-10-29-17-30zM-14-97H14V-94H-14zM-8-106Q0-109 8-106V-96H-8z",
  dress: "M-9-80Q0-85 9-80L13-46 9-45 7-58 20-14Q0-8-20-14L-7-58-9-45-13-46zM-6-14H-2V0H-6zM2-14H6V0H2z",
  running: "M-4-82Q6-87 12-78L26-62 22-58 9-66 7-44 22-26 12-2 6-4 13-25-2-36-14-20-32-24-31-29-17-27-8-46-6-66-18-54-22-58z",
};

/** A person in one ink whose feet are at x, y. Figures give the shapes their scale. */
export function figure(x: number, y: number, height: number, fill: string, pose: Pose): string {
  const head = pose === "running" ? "M8-92a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" : "M-7-91a7 8 0 1 0 14 0 7 8 0 1 0-14 0z";
  return `<g transform="translate(${round(x)} ${round(y)})scale(${(height / 100).toFixed(2)})">${path(head + bodies[pose], fill)}</g>`;
}
