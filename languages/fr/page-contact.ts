import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Beaucoup de réponses se trouvent déjà sur les pages ${{ text: "Assistance", to: paths.support }} et ${{ text: "Questions fréquentes", to: paths.faq }}.`;

const email = ({ contactEmail }: PublicSite): ProseSection => ({
  title: "E-mail",
  blocks:
    contactEmail === null
      ? ["La personne qui gère ce site n’a pas encore fourni d’adresse e\u2011mail.", answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Ton message arrive directement à la personne qui gère ce site. Il n’y a ni formulaire à remplir ni numéro de ticket.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Adresse postale",
  blocks: [postalAddress ?? "La personne qui gère ce site n’a pas encore fourni d’adresse postale."],
});

const whatToInclude = (): ProseSection => ({
  title: "Ce qu’il faut indiquer",
  blocks: [
    {
      list: [
        "Pour un film qui ne se lance pas\u00a0: l’adresse de sa page, le serveur choisi et ton navigateur.",
        "Pour une erreur dans le catalogue\u00a0: la page, et ce qu’elle devrait dire.",
        "Pour ce que tu ne peux pas atteindre ou lire\u00a0: ce que tu voulais faire, et l’appareil ou la technologie d’assistance que tu utilises.",
        "Pour une idée\u00a0: l’idée, c’est tout.",
      ],
    },
    answers,
  ],
});

const claims = "Réclamations de droits d’auteur";

const copyright = (site: PublicSite): ProseSection => ({
  title: claims,
  blocks: [
    disclaimer(site),
    "Indique le titre et l’adresse de la page, et à quel titre tu peux agir au nom de qui détient les droits. Un titre qui doit disparaître est retiré de toutes les pages, de toutes les listes et de la recherche.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Contact",
  description: `Comment joindre celles et ceux qui font ${site.name}, et où trouver des réponses en attendant.`,
  lead: `${site.name} ne peut pas encore recevoir d’e\u2011mails. La réponse que tu cherches se trouve peut-être sur une autre page.`,
  sections: [email(site), mail(site), { title: claims, blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Contact",
  description: `Comment joindre celles et ceux qui font ${site.name}\u00a0: par e\u2011mail ou par courrier, pour une question, une erreur, une idée ou une réclamation.`,
  lead: "Dis-nous ce qui ne marche pas, ce qui manque ou ce qui te plaît.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
