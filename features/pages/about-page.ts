import { paths } from "#domain/addresses.ts";
import type { StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "#languages/words.ts";

export function aboutPage(words: Words["page-about"], site: PublicSite): StaticPage {
  const { title, description, lead, catalog, watching, rules, copyright, invitation } = words;
  return {
    title: title(site.name),
    description: description(site.name),
    lead,
    sections: [
      { title: catalog.title, blocks: [catalog.text, site.catalog === "live" ? catalog.live : catalog.sample] },
      { title: watching.title, blocks: [watching.text, watching.screens(site.name)] },
      { title: rules.title, blocks: [rules.text(site.name), rules.privacy] },
      { title: copyright.title, blocks: [copyright.disclaimer(site, paths.contact)] },
      { title: invitation.title, blocks: [invitation.text] },
    ],
  };
}
