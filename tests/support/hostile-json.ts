// Bodies below the limit of 2 MB that cost much to parse, or to look through. Each is a film, a series, a person, a season and a list of titles in one.

const repeated = (item: string, count: number): string => Array<string>(count).fill(item).join(",");
const numbered = (count: number, item: (name: string) => string): string =>
  Array.from({ length: count }, (_, index) => item(`k${index.toString(36)}`)).join(",");

const answer =
  (fields: string) =>
  (id: number): string =>
    `{"id":${id},"title":"x","name":"x","season_number":1,"results":[],"movie_results":[],"episodes":[],${fields}}`;
const genres = (items: string) => answer(`"genres":[${items}]`);

/** More values than the site parses. */
export const tooManyValues = {
  "900,000 levels": genres("[".repeat(900_000) + "]".repeat(900_000)),
  "600,000 empty lists": genres(repeated("[]", 600_000)),
  "900,000 numbers": genres(repeated("1", 900_000)),
  "900,000 numbers, half a character": answer(`"genres":[${repeated("1", 900_000)}],"overview":"\\ud800"`),
  "180,000 keys": answer(numbered(180_000, (key) => `"${key}":1`)),
  "140,000 times __proto__": answer(repeated('"__proto__":1', 140_000)),
};

/** As many values as the site parses, and texts as long as the body may be. */
export const costlyValues = {
  "99,000 keys": answer(numbered(99_000, (key) => `"${key}":1`)),
  "49,000 objects, each with a key of its own": genres(numbered(49_000, (key) => `{"${key}":1}`)),
  "99,000 levels": genres("[".repeat(99_000) + "]".repeat(99_000)),
  "49,000 people, credits and titles without a name": answer(
    ["credits", "movie_credits", "tv_credits"]
      .map((part) => `"${part}":{"cast":[${repeated('{"id":1}', 8000)}],"crew":[${repeated('{"id":1}', 8000)}]}`)
      .join(","),
  ),
  "6,000 credits with fields of other types": answer(
    `"movie_credits":{"cast":[${repeated('{"id":1,"credit_id":[],"title":[],"name":[],"release_date":[],"job":[],"overview":[]}', 6000)}]}`,
  ),
  "a title of 2 MB": (id: number) => answer(`"x":1`)(id).replaceAll('"x"', `"${"x".repeat(690_000)}"`),
  "texts of 2 MB": answer(`"overview":"${"\\u0041 ".repeat(140_000)}","biography":"${"\\ud800".repeat(150_000)}"`),
};
