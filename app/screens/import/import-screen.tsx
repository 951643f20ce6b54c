import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import "./import.css";
import { useSite } from "#app/data/site-context.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import * as words from "#content/words/import.ts";
import { pageTitles } from "#domain/page-title.ts";
import { ImportGuide } from "./import-guide.tsx";

const ImportForm = deferred(async () => (await import("./import-form.tsx")).ImportForm);

export default function ImportScreen() {
  useDocumentTitle(pageTitles.staticPage(useSite(), words.title));
  return (
    <article className="page-width min-h-dvh pt-8 sm:pt-12">
      <PageHeading>{words.title}</PageHeading>
      <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{words.lead}</p>
      <noscript>
        <p className="mt-6 font-semibold">{words.needsScript}</p>
      </noscript>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="import-steps noscript:hidden">
          <PromptSuspense fallback={<div className="skeleton import-steps" />}>
            <ImportForm />
          </PromptSuspense>
        </div>
        <ImportGuide />
      </div>
    </article>
  );
}
