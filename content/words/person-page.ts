export const loading = "Loading this person";

export const born = "Born";
export const bornText = (date: string, age: number | null): string => (age === null ? date : `${date} (age ${age})`);
export const died = "Died";
export const placeOfBirth = "Place of Birth";
export const knownFor = "Known For";
export const popularity = "Popularity";
export const biography = "Biography";
export const noBiography = (name: string): string => `There is no biography of ${name} here yet.`;

export const filmography = "Filmography";
export const asActor = "As Actor";
export const asCrew = "As Crew";
export const noActing = "No acting credits found";
export const noCrew = "No crew credits found";
export const crewFilms = (count: number): string => (count === 1 ? "One film behind the camera" : `${count} films behind the camera`);
export const tvSeries = "TV Series";
export const showAll = (total: number): string => `Show all ${total}`;
export const mostPopularShown = (count: number): string => `The ${count} most popular are shown.`;

export const notFound = "Person not found";
export const notFoundText = "There is no person at this address. This link may be mistyped.";
