import { spawn } from "node:child_process";

/**
 * Leaves a process 30 % of a processor: it runs for 30 ms of each 100 ms. Signals work everywhere, where control groups need rights.
 * @returns a function that gives it the whole processor again
 */
export function throttle(pid: number): () => void {
  // A process of its own: the load's timers would be late.
  const script = `while kill -STOP ${pid}; do sleep 0.07; kill -CONT ${pid} || exit; sleep 0.03; done`;
  const loop = spawn("sh", ["-c", script], { stdio: "ignore" });
  return () => {
    loop.kill("SIGKILL");
    process.kill(pid, "SIGCONT");
  };
}
