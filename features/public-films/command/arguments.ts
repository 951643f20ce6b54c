export type FilmsCommand =
  | { name: "list"; json: boolean }
  /** Without ids: every copy that is unchecked, or was checked long ago. */
  | { name: "check"; ids: string[] }
  | { name: "get"; ids: string[]; folder: string; quality: number };

const usage = "npm run films [-- --json | --check [IDS] | --get IDS|all --to DIR [--quality 480]]";
const defaultQuality = 720;

/** The values of options such as `--to DIR`; `null` for what is no such option. */
function optionsIn(words: readonly string[], names: readonly string[]): { ids: string[]; options: Record<string, string> } | null {
  const [ids, options]: [string[], Record<string, string>] = [[], {}];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("-")) ids.push(...word.split(",").filter((id) => id !== ""));
    else if (names.includes(word) && words[at + 1] !== undefined) options[word] = words[++at] ?? "";
    else return null;
  }
  return { ids, options };
}

function getCommand(words: readonly string[]): FilmsCommand | { error: string } {
  const parsed = optionsIn(words, ["--to", "--quality"]);
  const folder = parsed?.options["--to"];
  if (!parsed || parsed.ids.length === 0 || folder === undefined) return { error: `--get needs ids or all, and --to with a folder; usage: ${usage}` };
  const quality = parsed.options["--quality"] ?? String(defaultQuality);
  if (!/^\d{3,4}$/.test(quality)) return { error: `--quality must be a height in pixels, such as 480, not "${quality}"` };
  return { name: "get", ids: parsed.ids, folder, quality: Number(quality) };
}

/** An error is one line. */
export function parseArguments(words: readonly string[]): FilmsCommand | { error: string } {
  const [flag, ...rest] = words;
  if (flag === undefined) return { name: "list", json: false };
  if (flag === "--json" && rest.length === 0) return { name: "list", json: true };
  if (flag === "--get") return getCommand(rest);
  const unknown = flag === "--check" ? rest.find((word) => word.startsWith("-")) : [flag, ...rest].find((word) => word !== "--json");
  if (unknown !== undefined || flag !== "--check") return { error: `"${unknown ?? rest.join(" ")}" is not known; usage: ${usage}` };
  return { name: "check", ids: optionsIn(rest, [])?.ids ?? [] };
}
