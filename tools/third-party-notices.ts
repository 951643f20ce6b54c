import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ShippedPackage, shippedPackages } from "./shipped-packages.ts";

export const noticesFile = "THIRD_PARTY_NOTICES.md";

type License = { copyright: string[]; text: string };

const copyrightLine = /^\W*(?:[\w-]+ )?copyright (?!notice|holders?\b|owner|license|in it)/i;
const placeholder = /[[{]yyyy[\]}]/;
/** What follows in the Apache license is how to apply it. */
const endOfTerms = /\n\s*END OF TERMS AND CONDITIONS.*/s;
const title = /^\W*(the )?(mit|isc|bsd)( |-)?licen[cs]e\W*(\(?(mit|isc)\)?)?\W*$/i;

/** Copyright lines apart from the text, which is then the same in many packages. */
function parseLicense(file: string): License {
  const lines = file.replaceAll("\r", "").split("\n");
  const isCopyright = (line: string) => copyrightLine.test(line) && !placeholder.test(line);
  const copyright = lines.filter(isCopyright).map((line) => line.replace(/^[^\w]+/, "").trim());
  const text = lines.filter((line) => !isCopyright(line) && !title.test(line)).join("\n");
  return {
    copyright,
    text: text
      .replace(endOfTerms, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

function licenseOf({ folder, license }: ShippedPackage): License {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: npm ci`);
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  return name ? parseLicense(readFileSync(join(folder, name), "utf8")) : { copyright: [], text: `${license}; the package contains no text.` };
}

/** Line breaks, quotation marks and case do not make another license. */
const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replace(/</g, "&lt;")).join(" | ")} |`;
const table = (head: string[], rows: string[][]) => [head, head.map(() => "---"), ...rows].map(row).join("\n");
const indented = (text: string) => text.replace(/^(?=.)/gm, "    ");

function packagesSection(packages: ShippedPackage[]): string {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const rows = packages.map((shipped) => {
    const { copyright, text } = licenseOf(shipped);
    const key = comparable(text);
    if (!numbers.has(key)) {
      numbers.set(key, numbers.size + 1);
      texts.push(`### Text ${numbers.size}: ${shipped.license}\n\n${indented(text)}`);
    }
    return [shipped.name, shipped.version, shipped.license, String(numbers.get(key)), copyright.join("; ")];
  });
  return `${table(["package", "version", "license", "text", "copyright"], rows)}\n\n## License texts\n\n${texts.join("\n\n")}`;
}

/** The same on each platform: of these only the lock is read. */
function platformSection(packages: ShippedPackage[]): string {
  return table(
    ["package", "version", "license"],
    packages.map(({ name, version, license }) => [name, version, license]),
  );
}

/** The content of `THIRD_PARTY_NOTICES.md`. @throws if a package is not installed */
export function thirdPartyNotices(): string {
  const packages = shippedPackages();
  return `# Third-party notices

Made by \`node tools/make-notices.ts\` from package-lock.json and the installed packages. What Matinee ships with, each under its own license.

## Font

Big Shoulders Display, two subsets in \`app/fonts/\`:

${indented(readFileSync("app/fonts/OFL.txt", "utf8").trim())}

## Packages for one platform each

npm installs those that fit the machine. libvips is loaded as a shared library that may be replaced; its sources and the notices of what it contains:
<https://github.com/lovell/sharp-libvips>.

${platformSection(packages.filter(({ platform }) => platform))}

## Packages

${packagesSection(packages.filter(({ platform }) => !platform))}
`;
}
