import { counted } from "#domain/count-text.ts";
import { checkCopy } from "#features/public-films/asking/check-copy.ts";
import { CopyError, type HostClient, HostError } from "#features/public-films/asking/host-client.ts";
import { readChecks, storeCheck } from "#features/public-films/checks.ts";
import { type Copy, type CopyCheck, copyKey, filmHosts, type PublicTitle } from "#features/public-films/model/copies.ts";
import type { progressBar } from "#server/process/progress-bar.ts";
import { nameOf } from "./find-titles.ts";
import { copyName, stateNames } from "./list-films.ts";

const freshDays = 30;

export type ToCheck = { copy: Copy; title: PublicTitle };

/** Unchecked copies first, then those that were checked longest ago. `all`: also what was checked in the last 30 days. */
export function copiesToCheck(titles: readonly PublicTitle[], dataDir: string, { all, now }: { all: boolean; now: number }): ToCheck[] {
  const { checks } = readChecks(dataDir);
  const checkedMs = ({ copy }: ToCheck): number => Date.parse(checks[copyKey(copy)]?.checkedAt ?? "1970-01-01");
  return titles
    .flatMap((title) => title.copies.map((copy) => ({ copy, title })))
    .filter((one) => all || now - checkedMs(one) > freshDays * 86_400_000)
    .toSorted((a, b) => checkedMs(a) - checkedMs(b));
}

type Deps = { dataDir: string; client: HostClient; bar: ReturnType<typeof progressBar>; now: () => number };

/** Stores each result at once: an interrupted check goes on with what is left. @returns lines about the results, and how many copies could not be asked */
export async function checkFilms(copies: readonly ToCheck[], { dataDir, client, bar, now }: Deps): Promise<{ lines: string[]; failed: number }> {
  const states: CopyCheck["state"][] = [];
  const failures = new Map<string, number>();
  for (const { copy, title } of copies) {
    let result: string;
    try {
      const finding = await checkCopy(copy, title, client);
      storeCheck(dataDir, copyKey(copy), { checkedAt: new Date(now()).toISOString(), ...finding });
      states.push(finding.state);
      result = stateNames[finding.state];
    } catch (error) {
      if (!(error instanceof HostError || error instanceof CopyError)) throw error;
      const line = `${error instanceof CopyError ? copyName(copy) : filmHosts[copy.host]} ${error.message}`;
      failures.set(line, (failures.get(line) ?? 0) + 1);
      result = "not asked";
    }
    bar.advance(`${nameOf(title)}: ${copyName(copy)}: ${result}`, 1);
  }
  bar.end();
  const counts = Object.entries(stateNames).flatMap(([state, name]) => {
    const count = states.filter((one) => one === state).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  const failed = copies.length - states.length;
  return {
    lines: [
      [`${counted(states.length, "copy", "copies")} checked`, ...counts].join(", "),
      ...[...failures].map(([line, count]) => `${line}: ${counted(count, "copy stays", "copies stay")} as before`),
    ],
    failed,
  };
}
