import { Link } from "#app/router/link.tsx";
import { Name, useMark } from "#app/ui/foreign-text.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import type { Named } from "./model/title-facts.ts";

const { shown } = limits.detail.named;

type NamedLinksProps = { named: readonly Named[]; pathOf: (id: number) => string };

/** `lang`: where it is not the page's. */
function Links({ named, pathOf, lang }: NamedLinksProps & { lang: string | undefined }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {named.map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <Link to={pathOf(id)} className="named-link">
            <Name lang={lang}>{name}</Name>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Companies, networks or keywords, each with a link to the titles that share it. `name` is unique on the page. */
export function NamedLinks({ name, named, pathOf }: NamedLinksProps & { name: string }) {
  const { showMore } = useWords("titles").titleFacts;
  const details = useRestoredDetails(name);
  const english = useMark();
  // The names of companies are names.
  const lang = name === "keyword" ? english : undefined;
  const further = named.slice(shown);
  return (
    <>
      <Links named={named.slice(0, shown)} pathOf={pathOf} lang={lang} />
      {further.length > 0 && (
        <details className="group mt-2" {...details}>
          <summary className="w-fit min-h-9 content-center font-semibold text-amber hover:underline group-open:sr-only pointer-coarse:min-h-11">
            {showMore(further.length)}
          </summary>
          <Links named={further} pathOf={pathOf} lang={lang} />
        </details>
      )}
    </>
  );
}
