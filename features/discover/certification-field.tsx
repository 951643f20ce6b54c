import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useWords } from "#app/words/use-words.tsx";
import { useDiscoverQueries } from "./discover-queries.ts";
import { Field, SelectField } from "./fields.tsx";

/** `isShown`: the choices are loaded. */
type CertificationFieldProps = { region: string; chosen: string | null; isShown: boolean };

function Choices({ region, chosen, isShown }: CertificationFieldProps) {
  const words = useWords("discover").discoverForm;
  const { references } = useDiscoverQueries();
  const { data = [] } = useQuery({ ...references({ kind: "certification", type: "movies", region }), enabled: isShown });
  const offered = data.map(({ id, name }) => ({ value: id, text: name }));
  const choices = chosen === null || data.some(({ id }) => id === chosen) ? offered : [...offered, { value: chosen, text: chosen }];
  return <SelectField label={words.certification} name="certification" any={words.any} defaultValue={chosen ?? ""} choices={choices} />;
}

/** The country's certifications. Without script a text field, because another country has others. */
export function CertificationField(props: CertificationFieldProps) {
  const words = useWords("discover").discoverForm;
  const isHydrated = useHydrated();
  if (isHydrated) return <Choices {...props} />;
  return (
    <Field label={words.certification}>
      <input name="certification" defaultValue={props.chosen ?? undefined} maxLength={30} autoComplete="off" className="filter-field" />
    </Field>
  );
}
