import { expect, test } from "vitest";
import { parseExportLine } from "./provider-exports.ts";

test.each([
  ['{"adult":false,"id":3924,"original_title":"Blondie","popularity":2.4,"video":false}', { type: "movies", id: 3924, name: "Blondie", popularity: 2.4 }],
  ['{"id":1,"original_name":"プライド","popularity":0.3}', { type: "tv", id: 1, name: "プライド", popularity: 0.3 }],
  ['{"adult":false,"id":16767,"name":" Agnès Varda ","popularity":3}\r', { type: "people", id: 16767, name: "Agnès Varda", popularity: 3 }],
  ['{"id":7,"name":"Nobody"}', { type: "people", id: 7, name: "Nobody", popularity: 0 }],
  ['{"adult":true,"id":2,"original_title":"Adult","popularity":2}', null],
  ['{"adult":false,"softcore":true,"id":2,"original_title":"Erotic","popularity":2}', null],
  ['{"adult":false,"id":2,"original_title":"A concert","popularity":2,"video":true}', null],
  ['{"adult":false,"id":2,"original_title":"Cut o', "damaged"],
  ['{"id":2,"popularity":2}', "damaged"],
  ['{"id":"2","name":"Text as id"}', "damaged"],
  ['{"id":2,"name":"  "}', "damaged"],
  ["[]", "damaged"],
  ["null", "damaged"],
  ["<html>", "damaged"],
])("%s", (line, expected) => {
  expect(parseExportLine(line)).toEqual(expected);
});
