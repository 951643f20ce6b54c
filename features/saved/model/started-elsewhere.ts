/** Instead of a server, of what was started elsewhere: an import does not know which episode. Apart from `progress-document.ts`, which Continue does not need. */
export const startedElsewhere = "elsewhere";
