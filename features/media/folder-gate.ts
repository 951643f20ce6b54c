/** A folder of the operator that does not answer in time, as a share whose server is away. */
export class FolderError extends Error {
  override readonly name = "FolderError";
}

type GateOptions = {
  /** Calls at once, in all and of one folder. Each holds one of libuv's threads until the system answers, which a page's compression needs too. */
  inAll?: number;
  ofEach?: number;
  /** How long a caller waits, for its turn and for the system. */
  limitMs?: number;
};

/** `discard` gets what comes after the caller has gone: a file to close. */
export type FolderGate = <T>(root: number, call: () => Promise<T>, discard?: (late: T) => void) => Promise<T>;

type Waiting = { root: number; start: () => void };

/** Lets a few file calls run at once. One that hangs keeps its place, so that hanging folders never take every thread. */
export function createFolderGate({ inAll = 3, ofEach = 2, limitMs = 8000 }: GateOptions = {}): FolderGate {
  const running = new Map<number, number>();
  const queue: Waiting[] = [];
  let total = 0;

  function next(): void {
    if (total >= inAll) return;
    const index = queue.findIndex(({ root }) => (running.get(root) ?? 0) < ofEach);
    queue.splice(index, index < 0 ? 0 : 1)[0]?.start();
  }

  function begin(root: number): () => void {
    total += 1;
    running.set(root, (running.get(root) ?? 0) + 1);
    return () => {
      total -= 1;
      running.set(root, (running.get(root) ?? 1) - 1);
      next();
    };
  }

  return (root, call, discard) =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const start = () => {
        const end = begin(root);
        call()
          .then((value) => {
            clearTimeout(timer);
            if (isLate) discard?.(value);
            else resolve(value);
          }, reject)
          .finally(() => {
            clearTimeout(timer);
            end();
          });
      };
      const waiting = { root, start };
      const timer = setTimeout(() => {
        isLate = true;
        const index = queue.indexOf(waiting);
        if (index >= 0) queue.splice(index, 1);
        reject(new FolderError("The folder does not answer"));
      }, limitMs);
      queue.push(waiting);
      next();
    });
}
