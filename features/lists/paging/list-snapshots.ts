/** How far a list was continued in a history entry. */
export type ListSnapshot<T = unknown> = {
  /** Names the history entry and the list. */
  entry: string;
  /** The first page shown. */
  first: number;
  /** Pages below it that were requested. */
  more: number;
  /** How often the visitor has pressed "Load more". */
  presses: number;
  /** Pages that have loaded by themselves since the last press. */
  unattended: number;
  items: readonly T[];
  /** How many items are loading. */
  pending: number;
  isEnd: boolean;
};

const mostSnapshots = 50;

/** For Back and Forward, the oldest first. After a reload a list starts at the page in the address. */
const snapshots = new Map<string, ListSnapshot>();

export const snapshotOf = <T>(entry: string) => snapshots.get(entry) as ListSnapshot<T> | undefined;

export function saveSnapshot(snapshot: ListSnapshot): void {
  snapshots.delete(snapshot.entry);
  snapshots.set(snapshot.entry, snapshot);
  const [oldest] = snapshots.keys();
  if (snapshots.size > mostSnapshots && oldest !== undefined) snapshots.delete(oldest);
}
