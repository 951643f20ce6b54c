import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/**
 * Covers a folder by a file system whose server never answers, as a share whose machine is away. Returns what takes it away, after which calls
 * that waited fail; `null` where this user may not mount.
 */
export async function hangFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const script = 'exec 9<>/dev/fuse && mount -i -t fuse -o fd=9,rootmode=40000,user_id=0,group_id=0 hanging "$1" && echo mounted && exec sleep 600';
  const server: ChildProcess = spawn("bash", ["-c", script, "bash", folder], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(server, "exit");
  const isMounted = await Promise.race([server.stdout ? once(server.stdout, "data").then(() => true) : false, ended.then(() => false)]);
  if (!isMounted) return null;
  return async () => {
    spawnSync("umount", ["-l", folder]);
    // The server is gone: calls that wait fail.
    server.kill("SIGKILL");
    await ended;
  };
}
