import { paths } from "#domain/addresses.ts";
import type { StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "#languages/words.ts";

export function termsPage(words: Words["page-terms"], site: PublicSite): StaticPage {
  const { title, description, lead, age, accounts, usage, content, service, changes } = words;
  return {
    title,
    description: description(site.name),
    lead,
    sections: [
      { title: age.title, blocks: [age.text(site.name)] },
      { title: accounts.title, blocks: [accounts.text] },
      { title: usage.title, blocks: [usage.lead, { list: usage.list(site.name) }] },
      { title: content.title, blocks: [content.disclaimer(site, paths.contact), ...content.texts] },
      { title: service.title, blocks: [service.text(site.name)] },
      { title: changes.title, blocks: changes.texts },
    ],
  };
}
