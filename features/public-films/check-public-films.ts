import { counted } from "#domain/count-text.ts";
import { type CheckResult, ok, problem, warning } from "#server/config/check-result.ts";
import { ConfigurationError, type Env } from "#server/config/env.ts";
import { type Checks, readChecks } from "./checks.ts";
import { readPublicTitles } from "./facts.ts";
import { hostIds } from "./film-hosts.ts";
import { copyKey, filmHosts, type PublicTitle } from "./model/copies.ts";
import { openPublicFilms, publicFilmsAreOn } from "./open-public-films.ts";

const name = "public films";

/** "the first copy of 112 from Wikimedia Commons" */
function firstCopies(titles: readonly PublicTitle[], env: Env, root: string): string {
  const films = openPublicFilms(env, root);
  films.close();
  const hosts = titles.flatMap(({ subject }) => films.of(subject)?.copies[0]?.host ?? []);
  const counts = hostIds.flatMap((host) => {
    const count = hosts.filter((one) => one === host).length;
    return count === 0 ? [] : [`${count} from ${filmHosts[host]}`];
  });
  return `${counted(hosts.length, "film or episode", "films and episodes")}${counts.length > 0 ? `, ${counts.join(", ")}` : ""}`;
}

function checkedText(titles: readonly PublicTitle[], checks: Checks): string {
  const copies = titles.flatMap((title) => title.copies.flatMap((copy) => checks[copyKey(copy)] ?? []));
  const last = copies
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
  if (last === undefined) return "never checked";
  const bad = copies.filter(({ state }) => state !== "ok").length;
  return `${counted(copies.length, "copy", "copies")} checked, last on ${last.slice(0, 10)}, ${bad} bad`;
}

/** Reads files alone: no host is asked. */
export function checkPublicFilms(env: Env, root: string): CheckResult[] {
  try {
    const titles = readPublicTitles(root, env.CONTENT_DIR);
    if (!publicFilmsAreOn(env)) return [ok(name, "off")];
    const { checks, problem: damaged } = readChecks(env.DATA_DIR);
    const line = ok(name, `on, terms ${env.PUBLIC_FILMS_TERMS}: ${firstCopies(titles, env, root)}; ${checkedText(titles, checks)}`);
    return damaged === null ? [line] : [line, warning(name, damaged, "Delete the file, and run npm run films -- --check")];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [problem(name, error.message, "Correct the file. The server does not start with it")];
  }
}
