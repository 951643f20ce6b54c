/** The first-party player's keys (player/keyboard.ts). Apart from its words, because pages of text list them too. */
const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Espacio o K", does: "reproducir y pausar" },
  { keys: "Flechas izquierda y derecha", does: "cinco segundos atrás y adelante" },
  { keys: "J y L", does: "diez segundos atrás y adelante" },
  { keys: "Flechas arriba y abajo", does: "subir y bajar el volumen" },
  { keys: "0 a 9", does: "ir del 0 al 90\u00a0% de la película" },
  { keys: "Signos menor que y mayor que", does: "más despacio y más deprisa" },
  { keys: "C", does: "subtítulos" },
  { keys: "M", does: "silenciar" },
  { keys: "F", does: "pantalla completa" },
  { keys: "?", does: "lista de todos los atajos" },
];
export const playerKeys = {
  shortcuts,
  playerKeys: shortcuts.map(({ keys, does }) => `${keys}: ${does}`),
};
