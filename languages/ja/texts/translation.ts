/** In pages with legal weight. */
export const englishDecides = "このページは翻訳です。英語版と異なる点がある場合は、英語版が優先されます。";
