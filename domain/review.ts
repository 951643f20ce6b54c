/** `author_details.rating` is out of 10; `null` where the author gave none. */
export type Review = {
  id: string;
  author: string;
  content: string;
  author_details: { avatar_path: string | null; rating: number | null };
};
