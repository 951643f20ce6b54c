import { useNavigate } from "react-router";
import { saveRegion } from "#app/data/visitor-region.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useLanguage, usePathIn, useWords } from "#app/words/use-words.tsx";
import { compareIn } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import { offeredRegions } from "#domain/offered-codes.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";

type Country = { code: string; name: string };

function countriesIn(language: Language): Country[] {
  const compare = compareIn(language);
  return offeredRegions.map((code) => ({ code, name: regionName(code, language) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}

type RegionFormProps = {
  /** Of the page. */
  path: string;
  /** The rest of its address, which stays. */
  parameters: URLSearchParams;
  region: string | null;
  /** The address of another country. */
  pathIn: (region: string | null) => string;
};

/** The country of a list, which is part of the address. A choice is also the device's. Without script a button sends it. */
export function RegionForm({ path, parameters, region, pathIn }: RegionFormProps) {
  const words = useWords("upcoming").listParts;
  const language = useLanguage();
  const navigate = useNavigate();
  const inLanguage = usePathIn();
  const ofLanguage = regionOfLanguage(language);
  const chosen = region ?? ofLanguage;
  const choose = (next: string) => {
    saveRegion(next);
    void navigate(pathIn(next === ofLanguage ? null : next), { replace: true });
  };
  return (
    <form action={inLanguage(path)} className="flex min-w-0 flex-wrap items-center gap-3">
      {[...parameters].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-3">
        <span className="text-muted">{words.country}</span>
        <select
          name="region"
          className="min-h-11 min-w-0 max-w-full rounded-md border border-line bg-raised ps-3 pe-10 text-ivory hover:border-muted"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {countriesIn(language).map(({ code, name }) => (
            // Browsers differ from the server in a few names of countries.
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span className="hidden noscript:inline">
        <button type="submit" className={buttonClass("quiet")}>
          {words.show}
        </button>
      </span>
    </form>
  );
}
