import { paths } from "#domain/addresses.ts";
import { type Block, type Prose, type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { list } from "./text.ts";
import { offlineCopies } from "./texts/offline-copies.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const accounts = (site: PublicSite): ProseSection => ({
  title: "Pas de compte",
  blocks: [
    `Sur ${site.name}, il n’y a ni inscription, ni connexion, ni abonnement. Nous ne te demandons ni ton nom, ni ton adresse e\u2011mail, ni ta carte bancaire. Nous ne dressons aucun profil de toi et ne gardons aucune trace de ce que tu cherches ou regardes. Les titres que tu as ajoutés, ce que tu as vu et tes lectures en cours ne sont que sur ton propre appareil.`,
  ],
});

const technical = (site: PublicSite): ProseSection => {
  const facts: Prose[] = [
    "Ton adresse IP est nécessaire pour t’envoyer la page. Notre serveur en garde brièvement en mémoire une forme brouillée, pour que personne n’accapare le site aux dépens des autres. Nous n’enregistrons jamais l’adresse elle-même.",
    "Ce que tu tapes dans le champ de recherche sert à trouver des titres. Les résultats restent quelques minutes en mémoire, sans indication de qui a cherché, et ne sont jamais écrits sur un disque ni dans un journal.",
    "Nos journaux nous aident à trouver les erreurs. Ils ne contiennent ni texte de recherche, ni page de provenance, ni adresse IP.",
  ];
  if (site.catalog === "live")
    facts.push(
      "C’est notre serveur qui interroge la base de données de films, jamais ton navigateur. Elle apprend ce qui a été cherché, mais pas qui a cherché.",
    );
  return {
    title: "Informations techniques de base",
    blocks: [
      "Pour afficher une page, notre serveur doit savoir laquelle tu veux et où l’envoyer. Ton navigateur indique aussi de quel navigateur il s’agit. Tous les sites en apprennent autant. Voici ce que nous en faisons ici\u00a0:",
      { list: facts },
    ],
  };
};

const device = (site: PublicSite): ProseSection => ({
  title: "Ce qui reste sur ton appareil",
  blocks: [
    "Ton navigateur retient certaines choses pour toi sur ton appareil, pour que tu retrouves le site comme tu l’as laissé\u00a0:",
    { list: [...new Set(storedKeys(site).map(({ text }) => capitalized(text)))] },
    prose`Sur la page ${{ text: "Réglages", to: paths.settings }}, tu peux voir combien cela représente, l’exporter, le supprimer et tout désactiver. La page ${{ text: "Cookies", to: paths.cookies }} en donne la liste avec les noms qu’affiche ton navigateur.`,
    ...offlineCopies(site),
    "Ce site n’enregistre rien d’autre sur ton appareil.",
    "Ton navigateur fait ce qu’il fait pour tous les sites\u00a0: son historique liste les pages que tu as ouvertes, recherches comprises, et son cache garde un temps des copies de pages et d’images. Tu peux effacer les deux à tout moment.",
  ],
});

/** What of it reaches the server, and what becomes of it. */
const sent = (): ProseSection => ({
  title: "Ce que ton appareil en envoie",
  blocks: [
    "Rien de cela ne nous est envoyé, sauf dans les cas suivants et pour les besoins d’un import (voir plus bas). Rien n’en est consigné\u00a0: notre journal ne contient aucune adresse de page. Quand un titre ne peut pas être chargé, le journal peut nommer ce titre, mais jamais qui l’a demandé.",
    {
      list: [
        "Le pays où tu regardes. Tant que tu n’en as pas choisi, ton navigateur le devine d’après ses réglages de langue, jamais d’après ton adresse IP. S’il diffère de celui de ce site, la page d’un film ou d’une série demande à notre serveur ce qui est connu pour ce pays. La requête indique le pays et le titre.",
        "Des numéros de titres. «\u00a0Ma liste\u00a0», la rangée «\u00a0Reprendre\u00a0» et une liste partagée demandent à notre serveur les titres dont il manque à ton appareil le nom, l’image ou le prochain épisode, ainsi que des films et des séries proches d’un ou deux titres que tu as ajoutés. Une telle requête contient les numéros des titres dans le catalogue, comme les adresses de leurs pages. Elle ne dit pas si tu les as ajoutés, vus ou notés.",
        "L’adresse d’une liste partagée. Elle contient le nom de la liste et les numéros de ses titres, et rien n’en est enregistré sur notre serveur. Un navigateur qui l’ouvre nous l’envoie, comme pour toute page, et la garde dans son historique.",
        "Le calendrier. Il demande à notre serveur les dates des titres que tu suis\u00a0; la requête indique leurs numéros et ton pays. Si tu t’y abonnes, ces numéros et ce pays figurent dans une adresse que connaît le service de ton calendrier, et avec laquelle il interroge notre serveur, qui n’en enregistre rien.",
      ],
    },
  ],
});

const imports = (): ProseSection => ({
  title: "Imports",
  blocks: [
    "Les fichiers d’un import depuis un autre service sont lus par ton navigateur. Pour trouver les titres qu’ils contiennent, leur nom, leur année, leurs identifiants sur IMDb et TMDB et leur type (film ou série) sont envoyés à notre serveur, 50 titres à la fois. L’identifiant IMDb d’un titre y est enregistré, comme d’autres informations sur les titres. Les dates, les notes, les mémos et les listes restent sur ton appareil. Nos journaux n’en contiennent rien, et rien ne dit à qui sont ces titres.",
  ],
});

function players(site: PublicSite, hosts: readonly string[]): ProseSection {
  const title = "Lecteurs";
  if (hosts.length === 0)
    return {
      title,
      blocks: [
        "Les lecteurs de ce site sont nos propres pages. La vidéo qu’ils contiennent peut venir d’un autre serveur, choisi par la personne qui gère ce site. Ce serveur apprend alors ce qu’apprend tout site\u00a0: ton adresse IP et ton navigateur.",
      ],
    };
  const start =
    site.playerLoad === "visible"
      ? "La personne qui gère ce site a choisi de les charger dès qu’ils apparaissent à l’écran."
      : "Ils ne sont chargés que lorsque tu lances la lecture ou choisis un serveur, et pas avant. Si ce serveur signale qu’il ne peut pas lire le titre, la page essaie le suivant et indique d’où vient la lecture.";
  const blocks: Block[] = [
    `Certains lecteurs appartiennent à d’autres entreprises. ${start} L’entreprise apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi quel titre tu as choisi. Elle peut déposer ses propres cookies, et c’est sa propre politique qui s’applique.`,
    `Sur ce site, ils sont chargés depuis ${list(hosts)}.`,
  ];
  return { title, blocks };
}

const trailers = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Bandes-annonces",
          blocks: [
            `Les bandes-annonces passent sur YouTube, dans un cadre chargé depuis ${list(hosts)}. Il n’est chargé que lorsque tu actives le bouton d’une bande-annonce, et ce bouton l’indique. YouTube apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi quelle bande-annonce tu as choisie. YouTube peut enregistrer des données dans ton navigateur, et c’est sa propre politique qui s’applique.`,
          ],
        },
      ];

/** Films that our own player plays from public archives. */
const publicFilms = (hosts: readonly string[]): ProseSection[] =>
  hosts.length === 0
    ? []
    : [
        {
          title: "Films des archives publiques",
          blocks: [
            "Les films du domaine public ou sous licence libre passent dans notre propre lecteur, directement depuis une archive publique qui les propose. Ton navigateur ne lui demande le film qu’une fois que tu lances la lecture ou choisis un serveur. L’archive apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi de quel film il s’agit, et c’est sa propre politique qui s’applique. Avant que tu n’appuies, le lecteur dit de quelle archive il s’agit. Si elle n’a pas le film, le lecteur demande à la suivante, et le dit.",
            `Sur ce site, ces films sont chargés depuis ${list(hosts)}.`,
          ],
        },
      ];

/** `alone`: no other host is contacted before the visitor does something. */
const pictures = (hosts: readonly string[], alone: boolean): ProseSection => ({
  title: "Images",
  blocks: [
    hosts.length === 0
      ? "Les affiches, les portraits et les photos de scène viennent de ce site lui-même."
      : `Les affiches, les portraits et les photos de scène sont chargés depuis ${list(hosts)}. Ce serveur apprend ton adresse IP, ton navigateur et quelles images te sont montrées.${alone ? " C’est le seul autre serveur qu’une page contacte d’elle-même." : ""}`,
  ],
});

function optional(site: PublicSite): ProseSection {
  const features = optionalFeatures(site);
  const title = "Publicité et statistiques";
  if (features.length === 0)
    return { title, blocks: [`Il n’y a ni l’une ni les autres ici. ${site.name} n’affiche aucune publicité, et tes visites ne sont ni comptées ni suivies.`] };
  const blocks: Block[] = [
    "Ce qui suit n’est chargé qu’avec ton accord. Tu peux changer d’avis à tout moment sous «\u00a0Choix de confidentialité\u00a0», en bas de chaque page. Si ton navigateur envoie le signal «\u00a0Global Privacy Control\u00a0», pour nous c’est un non.",
  ];
  for (const { purpose, hosts } of features) {
    const names = serverNames(hosts);
    blocks.push(
      purpose === "ads"
        ? `La publicité est chargée depuis ${names}. Elle passe dans des cadres isolés de nos pages.`
        : `Les visites sont comptées par ${names}.`,
    );
  }
  return { title, blocks };
}

const sharing = (): ProseSection => ({
  title: "Les liens vers l’extérieur",
  blocks: [
    "«\u00a0Partager\u00a0» transmet l’adresse et le titre de notre page au réseau ou à l’application que tu choisis. Tant que tu n’as pas choisi, aucun d’eux n’apprend quoi que ce soit.",
  ],
});

const questions = (site: PublicSite): ProseSection => ({
  title: "Enfants et questions",
  blocks: [
    `${site.name} s’adresse aux personnes de 13 ans et plus. Le site ne recueille les données personnelles de personne, enfants compris.`,
    prose`Si quelque chose n’est pas clair ici, ${{ text: "demande-nous", to: paths.contact }}. Et si le site fait un jour quelque chose que cette page ne dit pas, c’est le site qui a tort, et nous voulons le savoir.`,
    englishDecides,
  ],
});

function privacy(site: PublicSite): StaticPage {
  const others = thirdParties(site);
  return {
    title: "Confidentialité",
    description: `Ce que le site ${site.name} apprend sur toi\u00a0: pas de compte, pas de profil, seulement les informations techniques de base dont tout site a besoin.`,
    lead: "Ici, il n’y a pas de compte, donc rien à nous confier. Restent les informations techniques de base dont tout site a besoin, et cette page dit ce qu’elles deviennent.",
    sections: [
      accounts(site),
      technical(site),
      device(site),
      sent(),
      imports(),
      players(site, others.players),
      ...publicFilms(others.films),
      ...trailers(others.trailers),
      pictures(others.pictures, others.players.length === 0 || site.playerLoad !== "visible"),
      optional(site),
      sharing(),
      questions(site),
    ],
  };
}

export const words: Words["page-privacy"] = { page: privacy };
