import { renderToString } from "react-dom/server";
import { paths } from "#domain/addresses.ts";
import { pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { copyCaches, copyHeaders, fixedPages, offlinePath } from "#domain/offline.ts";
import type { PublicSite } from "#domain/site.ts";
import { plainView, savedViewPath } from "#features/saved/model/saved-view.ts";
import type { Words } from "#languages/words.ts";
import { meta } from "./head/head-tag.server.ts";
import { htmlDocument } from "./head/html-document.server.ts";
import type { PageAssets } from "./render.tsx";
import { buttonClass } from "./ui/button.tsx";

/** `script`: of this page. `files`: what this page, My list and Settings need in a language. */
export type OfflineAssets = { script: string; files: (language: Language) => readonly string[] };

type Options = { language: Language; words: Words; site: PublicSite; assets: PageAssets; offline: OfflineAssets };

const linkClass = "inline-flex min-h-11 items-center font-semibold text-amber hover:underline";

function Links({ language, words }: Pick<Options, "language" | "words">) {
  const continuing = savedViewPath(plainView({ tab: "continue", list: null, layout: "cards" }));
  const links = [
    { path: paths.list, text: words.site.navigation.myList },
    { path: continuing, text: words.mine.savedList.tabName("continue") },
    { path: paths.settings, text: words.site.navigation.settings },
  ];
  return (
    <ul className="mt-3 flex flex-wrap gap-x-8">
      {links.map(({ path, text }) => (
        <li key={path}>
          <a href={pathIn(language, path)} className={linkClass}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function OfflinePage({ language, words, site }: Pick<Options, "language" | "words" | "site">) {
  const { title, text, returns, here, copies } = words.offline.page;
  return (
    <main className="page-width min-h-dvh py-12 sm:py-16">
      <p className="display font-capitals text-2xl font-extrabold tracking-wide text-amber uppercase">{site.name}</p>
      <h1 className="display mt-6 text-title font-bold text-balance">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-xl text-pretty">{text}</p>
      <p className="mt-2 max-w-[60ch] text-muted noscript:hidden">{returns}</p>
      <button type="button" data-reload className={buttonClass("primary", "mt-6 noscript:hidden")}>
        {words.site.actions.tryAgain}
      </button>
      <h2 className="display mt-12 text-heading font-bold">{here}</h2>
      <Links language={language} words={words} />
      <section
        hidden
        data-cache={copyCaches.pages}
        data-title-header={copyHeaders.title}
        data-fixed={fixedPages.join(" ")}
        data-path={pathIn(language, offlinePath)}
        data-link={linkClass}
      >
        <h2 className="display mt-8 text-heading font-bold">{copies}</h2>
        <ul className="mt-3" />
      </section>
    </main>
  );
}

/**
 * The page in place of one of which there is no copy. It has a script of its own, because the site's would render what the address names. Its inert links
 * are what the worker fetches for this language (app/worker/page-copies.ts).
 */
export function offlineDocument({ language, words, site, assets, offline }: Options): string {
  const markup = renderToString(<OfflinePage language={language} words={words} site={site} />);
  const files = offline.files(language).map((file) => `<link rel="modulepreload" href="${file}">`);
  return htmlDocument({
    head: [{ tag: "title", text: `${words.offline.page.title} - ${site.name}` }, meta("robots", "noindex"), meta("color-scheme", "dark light")],
    markup: `${markup}<template>${files.join("")}</template>`,
    language,
    state: "{}",
    assets: { ...assets, entry: offline.script, imports: [] },
    screenFiles: [],
  });
}
