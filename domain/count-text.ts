/** "12,345". `Intl.NumberFormat` takes 15 ms to set up (60 ms on a phone), while a page is being rendered. */
export const countText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "1 film", "12,345 films". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${countText(count)} ${count === 1 ? one : many}`;
