import { type Entry, type Section, withEntries, withoutEntries } from "./section.ts";

type UndoneChange<Sections> = { before: Sections; after: Sections; now: number };

function withoutSectionChange(section: Section, { before, after, now }: UndoneChange<Section>): Section {
  const changed = [...new Set([...before.entries.keys(), ...after.entries.keys()])].filter((key) => before.entries.get(key) !== after.entries.get(key));
  const restored = changed.flatMap((key): [string, Entry][] => {
    const entry = before.entries.get(key);
    return entry ? [[key, entry]] : [];
  });
  const added = changed.filter((key) => !before.entries.has(key));
  return changed.length === 0 ? section : withoutEntries(withEntries(section, restored, now), added, now);
}

/** Takes back what one change made of `before`, and leaves what was changed elsewhere since. */
export function withoutChange<Sections extends Record<string, Section>>(sections: Sections, { before, after, now }: UndoneChange<Sections>): Sections {
  const undone = Object.entries(sections).map(([name, section]) => {
    const [earlier, later] = [before[name], after[name]];
    return [name, earlier && later ? withoutSectionChange(section, { before: earlier, after: later, now }) : section] as const;
  });
  return Object.fromEntries(undone) as Sections;
}
