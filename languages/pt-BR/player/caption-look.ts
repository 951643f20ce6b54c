import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Tamanho das legendas", choices: { small: "Pequeno", medium: "Médio", large: "Grande", largest: "Muito grande" } },
  color: { label: "Cor das legendas", choices: { white: "Branco", yellow: "Amarelo", cyan: "Ciano", green: "Verde" } },
  background: { label: "Fundo das legendas", choices: { dark: "Escuro", solid: "Preto", none: "Nenhum" } },
  height: { label: "Posição das legendas", choices: { bottom: "Embaixo", raised: "Mais acima", high: "No alto" } },
} satisfies LookWords;
