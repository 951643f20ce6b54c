import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useDiscoverQueries } from "./discover-queries.ts";
import { Field, SelectField } from "./fields.tsx";
import * as words from "./words/discover-form.ts";

/** `isShown`: the choices are loaded. */
type CertificationFieldProps = { region: string; chosen: string | null; isShown: boolean };

function Choices({ region, chosen, isShown }: CertificationFieldProps) {
  const { references } = useDiscoverQueries();
  const { data = [] } = useQuery({ ...references({ kind: "certification", type: "movies", region }), enabled: isShown });
  const offered = data.map(({ id, name }) => ({ value: id, text: name }));
  const choices = chosen === null || data.some(({ id }) => id === chosen) ? offered : [...offered, { value: chosen, text: chosen }];
  return <SelectField label={words.certification} name="certification" any={words.any} defaultValue={chosen ?? ""} choices={choices} />;
}

/** The country's certifications. Without script a text field, because another country has others. */
export function CertificationField(props: CertificationFieldProps) {
  const isHydrated = useHydrated();
  if (isHydrated) return <Choices {...props} />;
  return (
    <Field label={words.certification}>
      <input name="certification" defaultValue={props.chosen ?? undefined} maxLength={30} autoComplete="off" className="filter-field" />
    </Field>
  );
}
