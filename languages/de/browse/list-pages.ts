import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Startseite", list: "Beliebte Filme" },
    home: { page: "Filme", list: "Beliebte Filme" },
    top: { page: "Bestbewertete Filme", list: "Bestbewertete Filme" },
    series: { page: "Serien", list: "Beliebte Serien" },
    topSeries: { page: "Bestbewertete Serien", list: "Bestbewertete Serien" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. Entdecke Filme, Serien und die Menschen dahinter und drücke auf „Abspielen“: kostenlos und ohne Konto.`,
      keywords: ["Filme", "Serien", "online ansehen", "kostenlos"],
    },
    home: {
      description: () => "Filme für heute Abend: was beliebt ist, was gerade angesagt ist, und die Serien der Woche. Wähle einen aus und sieh ihn gleich an.",
      keywords: ["Filme", "beliebte Filme", "online ansehen", "kostenlos"],
    },
    top: {
      description: () => "Die bestbewerteten Filme des Katalogs auf einer Wand voller Plakate, jeder mit Besetzung, Kritiken und Player.",
      keywords: ["bestbewertete Filme", "beste Filme", "online ansehen"],
    },
    series: {
      description: () => "Serien für heute Abend, Staffel für Staffel. Jede Folge hat einen Player und einen Link zum Teilen.",
      keywords: ["Serien", "beliebte Serien", "Folgen", "online ansehen"],
    },
    topSeries: {
      description: () => "Die bestbewerteten Serien des Katalogs mit Staffeln, Folgen, Besetzung und Kritiken und einem Player für jede Folge.",
      keywords: ["bestbewertete Serien", "beste Serien", "online ansehen"],
    },
  } as Record<ListPageName, Description>,
};
