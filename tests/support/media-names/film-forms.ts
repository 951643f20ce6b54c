/** Kinds of names that a film may have, and what each example is. */
export const filmForms: Readonly<Record<string, readonly (readonly [path: string, expected: string])[]>> = {
  "a whole season is no film": [
    ["Lanterns S01.mkv", "none"],
    ["Lanterns [Season 1] [03].mkv", "Lanterns 2012 1 3"],
    ["Lanterns/Season 1/Lanterns.mkv", "none"],
    ["Lanterns Season 1 Disc 1 of 4.mkv", "none"],
    ["Closed Season 2 (2008).mkv", "film Closed Season 2"],
    ["Closed Season 2/Closed Season 2.mkv", "film Closed Season 2"],
  ],
  "in a series' folder a film needs a year": [
    ["The Weir/Season 2/Low Water.mkv", "none"],
    ["The Weir/Low Water.mkv", "none"],
    ["The Weir/Season 2/Proof.mkv", "extra"],
    ["The Weir/Low Water (1999).mkv", "film Low Water"],
    ["Films/Low Water.mkv", "film Low Water"],
  ],
  "a number in brackets is no part of a film": [
    ["Low Water [04].mkv", "none"],
    ["Low Water [2.03].mkv", "none"],
    ["Low Water [1080p].mkv", "film Low Water"],
  ],
  "a year in the title": [
    ["Harbor 2049 (2017)/Harbor 2049.mkv", "film Harbor 2049"],
    ["Low Water (1999)/Low Water 2049.mkv", "none"],
    ["Low Water (1999) & Proof (2005).mkv", "none"],
  ],
  "words of extras before a title": [
    ["Low Water (1999)/Making of Low Water.mkv", "extra"],
    ["Low Water (1999)/Low Water Theatrical Trailer.mkv", "extra"],
    ["Low Water Theatrical Trailer.mkv", "extra"],
    ["sample-the.weir.s02e01.mkv", "extra"],
    ["Sample.Bay.2012.720p.mkv", "film Sample Bay"],
  ],
};
