/** The languages in which services write dates in words. */
const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru"] as const;

const plain = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\.$/, "");

/** `null`: a name of two months. Beside a day, as some languages decline it, and alone. */
function namesOfMonths(): Map<string, number | null> {
  const names = new Map<string, number | null>();
  for (const language of languages) {
    for (const options of [{ month: "long", day: "numeric" }, { month: "short", day: "numeric" }, { month: "long" }, { month: "short" }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2001, month - 1, 1)).find(({ type }) => type === "month");
        const name = plain(part?.value ?? "");
        names.set(name, (names.get(name) ?? month) === month ? month : null);
      }
    }
  }
  return names;
}

const english = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

// Made when a word is not English: it takes a phone some 100 ms.
let months: Map<string, number | null> | undefined;

/** 1 to 12; `null`: it is no month's name. */
export function monthNamed(word: string): number | null {
  const name = plain(word);
  const index = english.indexOf(name);
  if (index >= 0) return index + 1;
  months ??= namesOfMonths();
  return months.get(name) ?? null;
}
