import { counted, countText } from "../text.ts";

// The page of a list that came as an address.
const titleCount = (count: number): string => counted(count, "title");
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "A shared list",
  about: "This list came with the address that you opened, its name included. It is not stored on this site. Save it to keep it on this device.",
  titleCount,
  /** For search engines and previews of the address. */
  description: (count: number): string => `A list of ${titleCount(count)} to watch, shared as an address.`,
  listLabel: "Titles of this list",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "A film, not loaded yet", tv: "A series, not loaded yet" },
  missing: "Not in the catalog",
  failed: "Some titles of this list could not be loaded.",
  /** Below the list. */
  dropped: (count: number): string =>
    count === 1
      ? "One entry of the address was left out: it is no title, or the list is too long."
      : `${countText(count)} entries of the address were left out: they are no titles, or the list is too long.`,
  empty: {
    message: "There is no title in this address",
    hint: "It may have been cut off on its way to you. Ask for it again, or find something to watch here.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `${countText(count)} of ${titleCount(all)} loaded`,
  saveAll: "Save all",
  saveAsList: "Save as a list",
  openMyList: "Open My list",
  /** Of toasts. */
  savedAll: (count: number): string => counted(count, "title saved to My list", "titles saved to My list"),
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : `${titleCount(count)} could not be loaded`),
  allSavedBefore: "All of them were in My list already",
  savedAsList: "Saved as a list",
  noRoom: (most: number): string => `You have ${countText(most)} lists, and there is no room for more. Delete one first.`,
};
