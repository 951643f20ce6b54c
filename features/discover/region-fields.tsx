import { useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { offeredRegions } from "#domain/offered-codes.ts";
import { regionName } from "#domain/region.ts";
import { CertificationField } from "./certification-field.tsx";
import { namedChoices, SelectField } from "./fields.tsx";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import type { Reference } from "./model/reference.ts";
import { ReferencePicker } from "./reference-picker.tsx";

type RegionFieldsProps = { filters: DiscoverFilters; services: readonly Reference[]; isShown: boolean };

/** A country, with its certifications and streaming services. The embedded catalog has none: there the fields show only what the address says. */
export function RegionFields({ filters, services, isShown }: RegionFieldsProps) {
  const words = useWords("discover").discoverForm;
  const language = useLanguage();
  const { type, certification } = filters;
  const [region, setRegion] = useState(filters.region);
  const isLive = useSite().catalog === "live";
  const hasCertification = type === "movies" && (isLive || certification !== null);
  const hasServices = isLive || services.length > 0;
  if (!hasCertification && !hasServices) return null;
  return (
    <>
      <SelectField
        label={words.regionOf[type]}
        name="region"
        defaultValue={region}
        onChange={({ target }) => setRegion(target.value)}
        choices={namedChoices(offeredRegions, filters.region, regionName, language)}
      />
      {hasCertification && <CertificationField key={region} region={region} chosen={region === filters.region ? certification : null} isShown={isShown} />}
      {hasServices && <ReferencePicker kind="provider" type={type} region={region} chosen={services} />}
    </>
  );
}
