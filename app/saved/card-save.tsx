import { late } from "#app/ui/late.ts";

/** Save, after a card's link. It has no height: the card's line of facts leaves room for it. */
export const CardSave = late(async () => (await import("./card-save-button.tsx")).CardSaveButton);
