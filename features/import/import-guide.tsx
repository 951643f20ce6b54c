import { useWords } from "#app/words/use-words.tsx";

const order = ["letterboxd", "imdb", "trakt", "simkl", "movary", "tmdb", "netflix"] as const;

/** Where each service offers its export. */
export function ImportGuide() {
  const { guides, guideTitle, services } = useWords("import").importPage;
  return (
    <section aria-labelledby="import-guide">
      <h2 id="import-guide" className="display text-heading font-bold">
        {guideTitle}
      </h2>
      <dl className="mt-4 grid max-w-[60ch] gap-4">
        {order.map((service) => (
          <div key={service}>
            <dt className="font-semibold">{services[service]}</dt>
            <dd className="text-muted">{guides[service]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
