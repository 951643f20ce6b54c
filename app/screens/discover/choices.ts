/** Votes and ratings that the form offers. A value of the address that is not among them is added. */
export const ratings = [5, 6, 7, 8, 9] as const;
export const votes = [10, 100, 500, 1000, 5000] as const;
