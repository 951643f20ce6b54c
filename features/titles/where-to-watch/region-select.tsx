import { useState } from "react";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { namesInOrder } from "#domain/language.ts";
import { regionName } from "#domain/region.ts";

type RegionSelectProps = {
  region: string;
  /** Of `region`. */
  name: string;
  /** The countries to choose from. */
  regions: readonly string[];
  onChange: (region: string) => void;
};

/** Names its countries when the visitor comes near: the names take a browser 15 ms. */
export function RegionSelect({ region, name, regions, onChange }: RegionSelectProps) {
  const { country } = useWords("titles").whereToWatch;
  const language = useLanguage();
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const nameOf = (code: string) => (code === region ? name : regionName(code, language));
  const choices = isNear ? namesInOrder([...new Set([region, ...regions])], nameOf, language) : [{ code: region, name }];
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
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
