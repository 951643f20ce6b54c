import { useWords } from "#app/words/use-words.tsx";
import { serviceNames, services } from "./model/imported-title.ts";

/** Where each service offers its export. */
export function ImportGuide() {
  const { guides, guideTitle } = useWords("import").importPage;
  return (
    <section aria-labelledby="import-guide">
      <h2 id="import-guide" className="display text-heading font-bold">
        {guideTitle}
      </h2>
      <dl className="mt-4 grid max-w-[60ch] gap-4">
        {services.map((service) => (
          <div key={service}>
            <dt className="font-semibold">{serviceNames[service]}</dt>
            <dd className="text-muted">{guides[service]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
