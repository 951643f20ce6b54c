/** In pages with legal weight. */
export const englishDecides = "هذا النص ترجمة. وعند أي اختلاف يُعتمد النص الإنجليزي.";
