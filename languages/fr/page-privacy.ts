import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { decimal, list } from "./text.ts";
import { storedKeys } from "./texts/stored-keys.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-privacy"] = {
  title: "Confidentialité",
  description: (siteName) =>
    `Ce que le site ${siteName} apprend sur toi\u00a0: pas de compte, pas de profil, seulement les informations techniques de base dont tout site a besoin.`,
  lead: "Ici, il n’y a pas de compte, donc rien à nous confier. Restent les informations techniques de base dont tout site a besoin, et cette page dit ce qu’elles deviennent.",
  accounts: {
    title: "Pas de compte",
    text: (siteName) =>
      `Sur ${siteName}, il n’y a ni inscription, ni connexion, ni abonnement. Nous ne te demandons ni ton nom, ni ton adresse e\u2011mail, ni ta carte bancaire. Nous ne dressons aucun profil de toi et ne gardons aucune trace de ce que tu cherches ou regardes. Les titres que tu as ajoutés, ce que tu as vu et tes lectures en cours ne sont que sur ton propre appareil.`,
  },
  technical: {
    title: "Informations techniques de base",
    lead: "Pour afficher une page, notre serveur doit savoir laquelle tu veux et où l’envoyer. Ton navigateur indique aussi de quel navigateur il s’agit. Tous les sites en apprennent autant. Voici ce que nous en faisons ici\u00a0:",
    facts: [
      "Ton adresse IP est nécessaire pour t’envoyer la page. Notre serveur en garde brièvement en mémoire une forme brouillée, pour que personne n’accapare le site aux dépens des autres. Nous n’enregistrons jamais l’adresse elle-même.",
      "Ce que tu tapes dans le champ de recherche sert à trouver des titres. Les résultats restent quelques minutes en mémoire, sans indication de qui a cherché, et ne sont jamais écrits sur un disque ni dans un journal.",
      "Nos journaux nous aident à trouver les erreurs. Ils ne contiennent ni texte de recherche, ni page de provenance, ni adresse IP.",
    ],
    filmDatabase:
      "C’est notre serveur qui interroge la base de données de films, jamais ton navigateur. Elle apprend ce qui a été cherché, mais pas qui a cherché.",
  },
  device: {
    title: "Ce qui reste sur ton appareil",
    lead: "Ton navigateur retient certaines choses pour toi sur ton appareil, pour que tu retrouves le site comme tu l’as laissé\u00a0:",
    pages: prose`Sur la page ${{ text: "Réglages", to: paths.settings }}, tu peux voir combien cela représente, l’exporter, le supprimer et tout désactiver. La page ${{ text: "Cookies", to: paths.cookies }} en donne la liste avec les noms qu’affiche ton navigateur.`,
    nothingElse: "Ce site n’enregistre rien d’autre sur ton appareil.",
    browser:
      "Ton navigateur fait ce qu’il fait pour tous les sites\u00a0: son historique liste les pages que tu as ouvertes, recherches comprises, et son cache garde un temps des copies de pages et d’images. Tu peux effacer les deux à tout moment.",
  },
  /** What the service worker stores, by the names that the browser shows. */
  offline: {
    lead: "Ton navigateur peut aussi garder des copies, pour que le site fonctionne hors ligne. Cela commence à ta deuxième visite, quand tu ajoutes quelque chose ou quand tu le demandes sur la page Réglages, où tu vois leur taille et peux les supprimer\u00a0:",
    pages: ({ pages, megabytes, days }) =>
      `Pages («\u00a0matinee-pages\u00a0»)\u00a0: Ma liste, les réglages et les ${pages} dernières pages que tu as ouvertes, ${megabytes}\u00a0Mo au plus, pendant ${days} jours au plus. Les recherches et les listes partagées n’en font pas partie, et aucune page ne contient quoi que ce soit sur toi.`,
    files: (files, megabytes) =>
      `Fichiers («\u00a0matinee-files\u00a0»)\u00a0: les scripts, les styles et les textes de ce site, ${files} fichiers au plus, chacun de ${decimal(megabytes)}\u00a0Mo au plus.`,
    pictures: (pictures) =>
      `Affiches («\u00a0matinee-pictures\u00a0»)\u00a0: celles des titres que tu as ajoutés, ${pictures} au plus, tant qu’ils sont dans Ma liste.`,
    noPictures: "Les affiches ne sont pas copiées, car sur ce site elles viennent d’un autre serveur.",
  },
  /** What of it reaches the server, and what becomes of it. */
  sent: {
    title: "Ce que ton appareil en envoie",
    lead: "Rien de cela ne nous est envoyé, sauf dans les cas suivants et pour les besoins d’un import (voir plus bas). Rien n’en est consigné\u00a0: notre journal ne contient aucune adresse de page. Quand un titre ne peut pas être chargé, le journal peut nommer ce titre, mais jamais qui l’a demandé.",
    exceptions: [
      "Le pays où tu regardes. Tant que tu n’en as pas choisi, ton navigateur le devine d’après ses réglages de langue, jamais d’après ton adresse IP. S’il diffère de celui de ce site, la page d’un film ou d’une série demande à notre serveur ce qui est connu pour ce pays. La requête indique le pays et le titre.",
      "Des numéros de titres. «\u00a0Ma liste\u00a0», la rangée «\u00a0Reprendre\u00a0» et une liste partagée demandent à notre serveur les titres dont il manque à ton appareil le nom, l’image ou le prochain épisode, ainsi que des films et des séries proches d’un ou deux titres que tu as ajoutés. Une telle requête contient les numéros des titres dans le catalogue, comme les adresses de leurs pages. Elle ne dit pas si tu les as ajoutés, vus ou notés.",
      "L’adresse d’une liste partagée. Elle contient le nom de la liste et les numéros de ses titres, et rien n’en est enregistré sur notre serveur. Un navigateur qui l’ouvre nous l’envoie, comme pour toute page, et la garde dans son historique.",
      "Le calendrier. Il demande à notre serveur les dates des titres que tu suis\u00a0; la requête indique leurs numéros et ton pays. Si tu t’y abonnes, ces numéros et ce pays figurent dans une adresse que connaît le service de ton calendrier, et avec laquelle il interroge notre serveur, qui n’en enregistre rien.",
    ],
  },
  imports: {
    title: "Imports",
    text: "Les fichiers d’un import depuis un autre service sont lus par ton navigateur. Pour trouver les titres qu’ils contiennent, leur nom, leur année, leurs identifiants sur IMDb et TMDB et leur type (film ou série) sont envoyés à notre serveur, 50 titres à la fois. L’identifiant IMDb d’un titre y est enregistré, comme d’autres informations sur les titres. Les dates, les notes, les mémos et les listes restent sur ton appareil. Nos journaux n’en contiennent rien, et rien ne dit à qui sont ces titres.",
  },
  players: {
    title: "Lecteurs",
    own: "Les lecteurs de ce site sont nos propres pages. La vidéo qu’ils contiennent peut venir d’un autre serveur, choisi par la personne qui gère ce site. Ce serveur apprend alors ce qu’apprend tout site\u00a0: ton adresse IP et ton navigateur.",
    start: {
      visible: "La personne qui gère ce site a choisi de les charger dès qu’ils apparaissent à l’écran.",
      press:
        "Ils ne sont chargés que lorsque tu lances la lecture ou choisis un serveur, et pas avant. Si ce serveur signale qu’il ne peut pas lire le titre, la page essaie le suivant et indique d’où vient la lecture.",
    },
    others: (start) =>
      `Certains lecteurs appartiennent à d’autres entreprises. ${start} L’entreprise apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi quel titre tu as choisi. Elle peut déposer ses propres cookies, et c’est sa propre politique qui s’applique.`,
    hosts: (hosts) => `Sur ce site, ils sont chargés depuis ${list(hosts)}.`,
  },
  /** Films that our own player plays from public archives. */
  publicFilms: {
    title: "Films des archives publiques",
    text: "Les films du domaine public ou sous licence libre passent dans notre propre lecteur, directement depuis une archive publique qui les propose. Ton navigateur ne lui demande le film qu’une fois que tu lances la lecture ou choisis un serveur. L’archive apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi de quel film il s’agit, et c’est sa propre politique qui s’applique. Avant que tu n’appuies, le lecteur dit de quelle archive il s’agit. Si elle n’a pas le film, le lecteur demande à la suivante, et le dit.",
    hosts: (hosts) => `Sur ce site, ces films sont chargés depuis ${list(hosts)}.`,
  },
  trailers: {
    title: "Bandes-annonces",
    text: (hosts) =>
      `Les bandes-annonces passent sur YouTube, dans un cadre chargé depuis ${list(hosts)}. Il n’est chargé que lorsque tu actives le bouton d’une bande-annonce, et ce bouton l’indique. YouTube apprend alors ce qu’apprend tout site, ton adresse IP et ton navigateur, et aussi quelle bande-annonce tu as choisie. YouTube peut enregistrer des données dans ton navigateur, et c’est sa propre politique qui s’applique.`,
  },
  pictures: {
    title: "Images",
    own: "Les affiches, les portraits et les photos de scène viennent de ce site lui-même.",
    /** `alone`: no other host is contacted before the visitor does something. */
    others: (hosts, alone) =>
      `Les affiches, les portraits et les photos de scène sont chargés depuis ${list(hosts)}. Ce serveur apprend ton adresse IP, ton navigateur et quelles images te sont montrées.${alone ? " C’est le seul autre serveur qu’une page contacte d’elle-même." : ""}`,
  },
  optional: {
    title: "Publicité et statistiques",
    none: (siteName) => `Il n’y a ni l’une ni les autres ici. ${siteName} n’affiche aucune publicité, et tes visites ne sont ni comptées ni suivies.`,
    lead: "Ce qui suit n’est chargé qu’avec ton accord. Tu peux changer d’avis à tout moment sous «\u00a0Choix de confidentialité\u00a0», en bas de chaque page. Si ton navigateur envoie le signal «\u00a0Global Privacy Control\u00a0», pour nous c’est un non.",
    ads: (hosts) => `La publicité est chargée depuis ${serverNames(hosts)}. Elle passe dans des cadres isolés de nos pages.`,
    analytics: (hosts) => `Les visites sont comptées par ${serverNames(hosts)}.`,
  },
  sharing: {
    title: "Les liens vers l’extérieur",
    text: "«\u00a0Partager\u00a0» transmet l’adresse et le titre de notre page au réseau ou à l’application que tu choisis. Tant que tu n’as pas choisi, aucun d’eux n’apprend quoi que ce soit.",
  },
  questions: {
    title: "Enfants et questions",
    age: (siteName) => `${siteName} s’adresse aux personnes de 13 ans et plus. Le site ne recueille les données personnelles de personne, enfants compris.`,
    texts: [
      prose`Si quelque chose n’est pas clair ici, ${{ text: "demande-nous", to: paths.contact }}. Et si le site fait un jour quelque chose que cette page ne dit pas, c’est le site qui a tort, et nous voulons le savoir.`,
      englishDecides,
    ],
  },
  storedKeys,
};
