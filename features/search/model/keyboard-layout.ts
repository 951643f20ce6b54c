/** Keys of the search keyboard on a television, row by row. A space leaves a place empty. */
export type KeyboardLayout = {
  /** On the button that shows it. */
  name: string;
  columns: number;
  keys: string;
};
