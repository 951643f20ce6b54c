/** By the provider's names, which are in English. */
export const departments: Readonly<Record<string, string>> = {};
