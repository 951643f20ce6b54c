const methods = {
  toSorted<T>(this: T[], compare?: (a: T, b: T) => number): T[] {
    return [...this].sort(compare);
  },
  toReversed<T>(this: T[]): T[] {
    return [...this].reverse();
  },
  toSpliced<T>(this: T[], start: number, deleted: number, ...added: T[]): T[] {
    const copy = [...this];
    copy.splice(start, deleted, ...added);
    return copy;
  },
};

/** Chromium 108, of televisions of 2024, lacks these (decision 110). */
export function addArrayMethods(): void {
  for (const [name, value] of Object.entries(methods)) if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value });
}
