import { useState } from "react";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { compareIn } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import { regionName } from "#domain/region.ts";

type RegionSelectProps = {
  region: string;
  /** Of `region`. */
  name: string;
  /** The countries to choose from. */
  regions: readonly string[];
  onChange: (region: string) => void;
};

type Choice = { region: string; name: string };

function choicesAmong(regions: readonly string[], chosen: Choice, language: Language): Choice[] {
  const others = regions.filter((region) => region !== chosen.region).map((region) => ({ region, name: regionName(region, language) ?? region }));
  const compare = compareIn(language);
  return [chosen, ...others].toSorted((a, b) => compare(a.name, b.name));
}

/** Names its countries when the visitor comes near: the names take a browser 15 ms. */
export function RegionSelect({ region, name, regions, onChange }: RegionSelectProps) {
  const { country } = useWords("titles").whereToWatch;
  const language = useLanguage();
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <label className="flex min-w-0 items-center gap-3 noscript:hidden">
      <span className="text-muted">{country}</span>
      <select
        className="min-h-11 min-w-0 max-w-full rounded-md border border-line bg-raised ps-3 pe-10 text-ivory"
        value={region}
        onPointerEnter={approach}
        onPointerDown={approach}
        onFocus={approach}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {(isNear ? choicesAmong(regions, { region, name }, language) : [{ region, name }]).map((choice) => (
          <option key={choice.region} value={choice.region}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
