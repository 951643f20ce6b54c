import { saveRegion } from "#app/data/visitor-region.ts";
import { useNavigate } from "#app/router/router.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useLanguage, usePathIn, useWords } from "#app/words/use-words.tsx";
import { namesInOrder } from "#domain/language.ts";
import { offeredRegions } from "#domain/offered-codes.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";

type RegionFormProps = {
  region: string | null;
  /** The address of another country. */
  pathIn: (region: string | null) => string;
};

/** The country of a list, which is part of the address. A choice is also the device's. Without script a button sends it. */
export function RegionForm({ region, pathIn }: RegionFormProps) {
  const words = useWords("upcoming").listParts;
  const language = useLanguage();
  const navigate = useNavigate();
  const inLanguage = usePathIn();
  const ofLanguage = regionOfLanguage(language);
  const [path = "", parameters] = pathIn(null).split("?");
  const choose = (next: string) => {
    saveRegion(next);
    navigate(pathIn(next === ofLanguage ? null : next), { replace: true });
  };
  return (
    <form action={inLanguage(path)} className="flex min-w-0 flex-wrap items-center gap-3">
      {[...new URLSearchParams(parameters)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 items-center gap-3">
        <span className="text-muted">{words.country}</span>
        <select
          name="region"
          className="min-h-11 min-w-0 max-w-full rounded-md border border-line bg-raised ps-3 pe-10 text-ivory hover:border-muted"
          value={region ?? ofLanguage}
          onChange={({ target }) => choose(target.value)}
        >
          {namesInOrder(offeredRegions, regionName, language).map(({ code, name }) => (
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
