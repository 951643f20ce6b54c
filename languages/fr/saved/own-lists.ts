import { lists, titles } from "../counts.ts";

const count = (all: number): string => (all === 0 ? "Aucun titre" : titles(all));
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Listes",
  listsFor: (title: string): string => `Listes pour «\u00a0${title}\u00a0»`,
  noLists: "Tu n’as pas encore de liste. Donne un nom à la première\u00a0:",
  newList: "Nouvelle liste",
  /** The field in which a list gets another name. */
  name: "Nom de la liste",
  noName: "Donne un nom à la liste.",
  create: "Créer",
  done: "Terminé",
  rename: "Renommer",
  save: "Enregistrer",
  cancel: "Annuler",
  deleteList: "Supprimer",
  changeOrder: "Changer l’ordre",
  allLists: "Toutes les listes",
  sameName: "Tu as déjà une liste de ce nom.",
  mostLists: (most: number): string => `Tu as déjà ${lists(most)}, c’est le maximum.`,
  isFull: (most: number): string => `Pleine\u00a0: ${titles(most)}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Liste supprimée",
  removedFrom: (list: string): string => `Retiré de la liste «\u00a0${list}\u00a0»`,
  share: "Partager",
  firstShared: (most: number): string => `Le lien contient les ${most} premiers titres.`,
  emptyList: {
    message: "Cette liste est vide",
    hint: "Choisis «\u00a0Listes\u00a0» sur la page d’un film ou d’une série, ou à côté d’un titre de Ma liste.",
  },
  noOwnLists: {
    message: "Pas encore de liste",
    hint: "Donne un nom à une liste ci-dessus\u00a0: des films pour les jours de pluie, ou de quoi regarder en famille.",
  },
  gone: { message: "Cette liste n’existe pas", hint: "Elle a peut-être été supprimée, ou elle se trouve dans un autre navigateur." },
  count,
};
