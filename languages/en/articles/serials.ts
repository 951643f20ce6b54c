import { type Article, series } from "#features/pages/model/article.ts";

export const serials: Article = {
  id: "serials",
  title: "What a serial chapter had to do in eighteen minutes",
  summary: "Twelve Saturdays, one hero and a reason to come back: the tightest job in the movies, and the five things it had to get done.",
  body: [
    "For some twenty-five years after the coming of sound, a Saturday afternoon at an American movie house came with a serial: one adventure cut into twelve to fifteen chapters, one chapter a week. The first was longer, to hook you. Each of the others had two reels of film, a little under twenty minutes, and in that time it had five things to do.",
    "First, remind everyone. Someone had always missed a week, so a page of text told them who was in danger and from whom. In Flash Gordon Conquers the Universe (1940) the words crawl away from you into the sky, an idea that George Lucas borrowed for the opening of Star Wars.",
    "Second, get out of last week. The car had gone over the cliff with the hero in it; everyone had seen it. Now you saw it again with one more shot, in which he jumps clear. Fans call that a cheat, and argued about it all the way home. The fairer serials let you see the way out along with the danger: the trapdoor that had been there all the time, the friend at the switch.",
    "Third, move the story one square forward, and no more. A formula is stolen, half a map burns, one suspect is crossed off the list. A chapter that solved anything would have ended the serial.",
    "Fourth, a fight. Republic did these best. William Witney, who made Zorro's Fighting Legion (1939) there together with John English, liked to tell how he had watched Busby Berkeley rehearse his dancers a few steps at a time, and from then on filmed brawls in the same way: two punches, cut, a table, cut, the stairs. What the studio had no money for, the brothers Howard and Theodore Lydecker built as miniatures and shot outdoors in real daylight. The flying man of Radar Men from the Moon (1952) is now and then one of their dummies, sliding down a wire in shots that an earlier serial had paid for. He still looks better than many who have flown since.",
    "Fifth, leave them hanging. The last half minute belongs to the flooded tunnel, the fuse, the rope that frays. Then a card: the name of the next chapter, and the word that brought the children back with another coin. Next week.",
    "It had not always been done that way. The French serials of Louis Feuillade took the time they needed: the ten parts of Les Vampires (1915) run from fifteen minutes to an hour, seldom end on a cliffhanger, and frighten you all the same, because the streets are real and nobody in them looks surprised.",
    "If you start a serial tonight, watch it as it was meant to be watched: a single chapter, and then stop. It is harder than it sounds. That was the idea.",
  ],
  program: [series("Flash Gordon Conquers the Universe"), series("Zorro's Fighting Legion"), series("Radar Men from the Moon"), series("Les Vampires")],
};
