import { Suspense } from "react";
import { titleOfHeading } from "#domain/page-title.ts";
import "./import.css";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { ImportGuide } from "./import-guide.tsx";

const ImportForm = lazyPart(async () => (await import("./import-form.tsx")).ImportForm);

export default function ImportScreen() {
  const words = useWords("import").importPage;
  useDocumentTitle(titleOfHeading(words.title, useSite()));
  return (
    <article className="page-width min-h-dvh pt-8 sm:pt-12">
      <PageHeading>{words.title}</PageHeading>
      <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{words.lead}</p>
      <p className="mt-6 hidden font-semibold noscript:block">{words.needsScript}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="import-steps noscript:hidden">
          <Suspense fallback={<div className="skeleton import-steps" />}>
            <ImportForm />
          </Suspense>
        </div>
        <ImportGuide />
      </div>
    </article>
  );
}
