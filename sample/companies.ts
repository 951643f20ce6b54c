import type { Data } from "./data-schema.ts";
import { namedIds } from "./named-ids.ts";

/** A production company or a network. `titles`: how many name it. */
export type Company = { id: number; name: string; titles: number };

const companyIds = { from: 901_000_000, count: 400_000 };
const networkIds = { from: 901_500_000, count: 400_000 };

function countedByName(names: readonly string[], range: typeof companyIds): Map<string, Company> {
  const ids = namedIds(names, range);
  return new Map([...ids].map(([name, id]) => [name, { id, name, titles: names.filter((other) => other === name).length }]));
}

export const companiesByName = ({ films, series }: Data): Map<string, Company> =>
  countedByName(
    [...films, ...series].flatMap((title) => title.production_companies),
    companyIds,
  );

export const networksByName = ({ series }: Data): Map<string, Company> =>
  countedByName(
    series.flatMap((title) => title.networks),
    networkIds,
  );

/** As details and references of the provider have it. */
export const companyItem = ({ id, name }: Company) => ({ id, logo_path: null, name, origin_country: "" });
