import { counted, number } from "../text.ts";

function count(titles: number): string {
  if (titles === 0) return "Nenhum título";
  return counted(titles, "título", "títulos");
}
export const ownLists = {
  /** Opens the dialog in which a title is put on lists. */
  lists: "Listas",
  listsFor: (title: string): string => `Listas para “${title}”`,
  noLists: "Você ainda não tem listas. Dê um nome à primeira:",
  newList: "Nova lista",
  /** The field in which a list gets another name. */
  name: "Nome da lista",
  noName: "Dê um nome à lista.",
  create: "Criar",
  done: "Pronto",
  rename: "Renomear",
  save: "Salvar",
  cancel: "Cancelar",
  deleteList: "Excluir",
  changeOrder: "Mudar a ordem",
  allLists: "Todas as listas",
  sameName: "Você já tem uma lista com este nome.",
  mostLists: (most: number): string => `Você já tem ${counted(most, "lista", "listas")}, e não cabem mais.`,
  isFull: (most: number): string => `Cheia, com ${counted(most, "título", "títulos")}`,
  /** Toasts, with an undo. A name follows. */
  deleted: "Lista excluída",
  removedFrom: (list: string): string => `Removido de “${list}”`,
  share: "Compartilhar",
  firstShared: (most: number): string => `O link leva os primeiros ${number(most)} títulos.`,
  emptyList: {
    message: "Esta lista está vazia",
    hint: "Use “Listas” na página de um filme ou de uma série, ou ao lado de um título que você salvou.",
  },
  noOwnLists: {
    message: "Nenhuma lista ainda",
    hint: "Dê um nome a uma lista acima: filmes para um dia de chuva, ou o que ver com a família.",
  },
  gone: { message: "Esta lista não existe", hint: "Ela pode ter sido excluída ou estar em outro navegador." },
  count,
};
