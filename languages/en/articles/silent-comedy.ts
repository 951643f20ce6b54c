import { type Article, film } from "#features/pages/model/article.ts";

export const silentComedy: Article = {
  id: "silent-comedy",
  title: "How silent comedy times a joke",
  summary: "No punch line, no laugh track, no sound at all. Keaton, Lloyd and Chaplin had to make you laugh by the clock alone.",
  body: [
    "A spoken joke lives in the pause before its last word. A silent comedian has no last word. All he can decide is when you see a thing, how long you are left alone with it, and what arrives once you think it is over. The best of them worked this out so well that their films still make rooms full of strangers laugh in the same second, a hundred years later.",
    "Watch the end of Buster Keaton's One Week (1920). A young couple is towing their crooked house across town, and it gets stuck on a railroad track. A train comes. They push, they give up, they cover their eyes, and the train goes by on the track next to it. You laugh with relief, they breathe out, and at that moment a second train comes from the other side and goes straight through the house. The joke is the breath between the two trains. One second sooner and you would still be tense; one second later and you would see it coming.",
    "Harold Lloyd worked with dread instead. In Safety Last! (1923) he climbs the front of a department store, and every floor has its own small annoyance: pigeons, a net, a mouse. Each ends in a laugh that lets a little air out, so that the next floor can pump it up again. Lloyd climbed sets that had been built on the roofs of real buildings, with the real street in the shot behind him, and he did it with a right hand that had lost a thumb and a finger to a prop bomb in 1919. The camera never lets go of the street, because the street is the joke.",
    "Charlie Chaplin counted like a dancer. In The Gold Rush (1925) he sticks two forks into two bread rolls and lets them kick and bow for a few bars of music. Nothing happens, and nothing needs to. He rehearsed in front of a running camera, take after take, until a gag had the shape of a melody.",
    "The cameras helped. They were cranked by hand, and comedies were often cranked a little slowly, so that the projector played them back a little fast. That is why a fall in these films looks hard and does not seem to hurt. Sound put an end to it: from the late twenties on, motors ran at a steady 24 frames a second, and a body on the screen weighed what it weighed.",
    "And then there is the face. Keaton had learned on the vaudeville stage, as a child, that people laugh more if the man it happens to does not. In Steamboat Bill, Jr. (1928) the front of a house falls on him, some two tons of it, and he stands in the one place where an open window comes down around him. There were inches to spare. Afterward he looks, at most, a little puzzled.",
    "Here is a way to watch these films: pick a gag and count the beats between what you are shown and what it does. The funny people are the ones who can count higher than you.",
  ],
  program: [film(23282, "One Week"), film(22596, "Safety Last!"), film(962, "The Gold Rush"), film(25768, "Steamboat Bill, Jr.")],
};
