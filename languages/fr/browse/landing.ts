import type { PublicSite } from "#domain/site.ts";

const publicFilms = "La vidéo des titres marqués «\u00a0À voir ici\u00a0» se trouve sur ce site ou dans des archives publiques.";
const publicFilmsAreLegal =
  "Les films diffusés depuis des archives publiques sont dans le domaine public aux États-Unis ou sous licence libre. La ligne sous le lecteur dit ce qu’il en est, et pourquoi.";
export const landing = {
  /** Section 1 fixes the landing page's tagline, its headings and the seven subjects of the questions. `name` is the site's. */
  landingSections: (name: string) => [
    {
      title: `${name}, c’est quoi\u202f?`,
      paragraphs: [
        `Sur ${name}, tu trouves quelque chose à regarder et tu le regardes aussitôt. Les films, les séries et celles et ceux qui les font y sont côte à côte\u00a0: suis un visage d’un film à l’autre, parcours un genre ou retrouve enfin ce titre que tu as sur le bout de la langue.`,
        "Chaque film et chaque épisode a son lecteur et son lien à partager. Si un serveur ne répond pas, le suivant est à portée de doigt.",
      ],
    },
    {
      title: `Pourquoi choisir ${name}\u202f?`,
      paragraphs: [
        "C’est gratuit, et on ne te demande rien\u00a0: ni compte, ni adresse e\u2011mail, ni carte bancaire. Le site ne dépose lui-même aucun cookie et ne garde aucune trace de ce que tu cherches ou regardes.",
        "C’est rapide même sur un vieux téléphone, ça s’utilise au clavier et avec un lecteur d’écran, et ça se lit même sans JavaScript.",
      ],
    },
  ],
  /** The landing page's seven questions, in section 1's order. */
  landingQuestions: ({ name, publicFilms: hosts }: Pick<PublicSite, "name" | "publicFilms">) => [
    {
      question: `Qu’apporte ${name} de plus que les autres plateformes\u202f?`,
      answer:
        "De la discrétion. «\u00a0Regarder\u00a0» mène droit au lecteur, et rien ne te suit\u00a0: pas de compte qui réclame ton attention, et tout ce qui est facultatif, comme la publicité ou les statistiques, attend ton accord.",
    },
    { question: `L’accès à ${name} est-il gratuit\u202f?`, answer: `Oui. Sur ${name}, il n’y a ni abonnement, ni période d’essai, ni rien à acheter.` },
    {
      question: "À quel rythme le catalogue est-il mis à jour\u202f?",
      answer:
        "Les listes des titres tendance, populaires et mieux notés sont renouvelées tout au long de la journée, et les nouveautés apparaissent à mesure que le catalogue s’enrichit.",
    },
    { question: "Faut-il un compte\u202f?", answer: "Non. Il n’y en a pas à créer. Ouvre une page et lance la lecture." },
    {
      question: "Que peut-on regarder\u202f?",
      answer: `Des films et des séries pour toutes les humeurs, chacun avec sa distribution, ses critiques et des titres similaires. Parcours les genres ou cherche un titre ou une personne. ${hosts ? `${publicFilms} Pour un autre titre, tout dépend` : "La lecture d’un titre dépend"} des serveurs que propose son lecteur.`,
    },
    {
      question: "Est-ce légal\u202f?",
      answer: `${name} n’héberge aucun contenu protégé par le droit d’auteur\u00a0: le site décrit des titres et intègre des lecteurs. La personne qui gère ce site choisit les lecteurs et doit avoir le droit de les utiliser.${hosts ? ` ${publicFilmsAreLegal}` : ""}`,
    },
    {
      question: "Y a-t\u2011il des sous-titres\u202f?",
      answer:
        "Si un serveur a des sous-titres, son lecteur affiche un bouton pour les activer. Cela varie d’un serveur à l’autre\u00a0: si le tien n’en a pas, essaies-en un autre.",
    },
  ],
};
