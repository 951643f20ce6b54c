/** Stand in the footer and in the policy pages: one wording each (readings). */

/** Section 1's disclaimer. */
export const disclaimer = (siteName: string, contactEmail: string): string =>
  `${siteName} hosts no copyrighted content. Copyright claims go to the hosting sites; for a claim about ${siteName} itself, write to ${contactEmail}.`;

/** Shown with the embedded catalog. */
export const sampleNote = "This is a sample catalog of public-domain and openly licensed films and series. Its ratings and reviews are samples, too.";

/** The wording that the provider's terms of use require. */
export const providerNotice = "This product uses the TMDB API but is not endorsed or certified by TMDB.";
