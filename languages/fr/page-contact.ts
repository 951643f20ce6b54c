import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Contact",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `Comment joindre celles et ceux qui font ${siteName}\u00a0: par e\u2011mail ou par courrier, pour une question, une erreur, une idée ou une réclamation.`
      : `Comment joindre celles et ceux qui font ${siteName}, et où trouver des réponses en attendant.`,
  lead: "Dis-nous ce qui ne marche pas, ce qui manque ou ce qui te plaît.",
  leadWithoutAddress: (siteName) =>
    `${siteName} ne peut pas encore recevoir d’e\u2011mails. La réponse que tu cherches se trouve peut-être sur une autre page.`,
  answers: prose`Beaucoup de réponses se trouvent déjà sur les pages ${{ text: "Assistance", to: paths.support }} et ${{ text: "Questions fréquentes", to: paths.faq }}.`,
  email: {
    title: "E-mail",
    none: () => "La personne qui gère ce site n’a pas encore fourni d’adresse e\u2011mail.",
    text: "Ton message arrive directement à la personne qui gère ce site. Il n’y a ni formulaire à remplir ni numéro de ticket.",
  },
  mail: { title: "Adresse postale", none: "La personne qui gère ce site n’a pas encore fourni d’adresse postale." },
  include: {
    title: "Ce qu’il faut indiquer",
    list: [
      "Pour un film qui ne se lance pas\u00a0: l’adresse de sa page, le serveur choisi et ton navigateur.",
      "Pour une erreur dans le catalogue\u00a0: la page, et ce qu’elle devrait dire.",
      "Pour ce que tu ne peux pas atteindre ou lire\u00a0: ce que tu voulais faire, et l’appareil ou la technologie d’assistance que tu utilises.",
      "Pour une idée\u00a0: l’idée, c’est tout.",
    ],
  },
  claims: {
    title: "Réclamations de droits d’auteur",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Indique le titre et l’adresse de la page, et à quel titre tu peux agir au nom de qui détient les droits. Un titre qui doit disparaître est retiré de toutes les pages, de toutes les listes et de la recherche.",
  },
};
