/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Espaço ou K", does: "reproduzir e pausar" },
  { keys: "Setas esquerda e direita", does: "voltar e avançar cinco segundos" },
  { keys: "J e L", does: "voltar e avançar dez segundos" },
  { keys: "Setas para cima e para baixo", does: "aumentar e diminuir o volume" },
  { keys: "0 a 9", does: "ir para 0% a 90% do filme" },
  { keys: "Sinais de menor e de maior", does: "mais devagar e mais rápido" },
  { keys: "C", does: "legendas" },
  { keys: "M", does: "silenciar" },
  { keys: "F", does: "tela cheia" },
  { keys: "?", does: "lista de todos os atalhos" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};
