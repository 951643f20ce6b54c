import { playerKeys } from "#content/player-keys.ts";
import { paths } from "#domain/paths.ts";
import type { Article } from "./article.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Captions, a keyboard and a remote",
  summary: "Three ways to watch that began with what somebody needed, and turned out to be good for everybody.",
  body: [
    "Silent films were fair to deaf people in a way that the cinema has rarely been since: everybody in the room read the same title cards. Sound took that away within a few years. In 1947 Emerson Romero, a deaf actor who had made comedies in the silent days, began to splice title cards back into sound films and lent the prints to clubs of deaf people. It was clumsy, and it was a start. In 1972 The French Chef became the first program on American television with captions for all to see.",
    "Captions are more than subtitles. Subtitles tell you what is said; captions tell you what is heard as well, the door, the laugh in the next room, the music that turns. Plenty of people who use them hear very well. They have a sleeping child, a loud train or an actor who mumbles.",
    { heading: "Captions here" },
    `Wherever a film was supplied with captions, the player that belongs to ${siteName} shows a Captions button in its bottom row. Servers of other companies bring players of their own: look for the letters CC, and try another server if you find none.`,
    { heading: "With a keyboard" },
    `Nothing on ${siteName} needs a mouse. The first press of Tab on a page offers to skip to its content. On a wall of posters the arrow keys walk from picture to picture and Enter opens one; in the search box they walk through the suggestions, and Escape closes them. Whatever has the focus wears an amber ring. In our player:`,
    { list: playerKeys },
    { heading: "With a remote" },
    "A remote control is a keyboard with most of the keys missing. The browser of a television moves the focus, or a pointer, with the arrows, and OK presses what you have reached. Buttons and links are large enough for that, and Back returns you to the place on the wall where you left it.",
    { heading: "With less movement" },
    "If things that move by themselves make you unwell, tell your device that you prefer reduced motion. The carousel then waits for you, and nothing fades or slides. It has a pause button in any case. Even with scripts switched off the pages read whole and their links work.",
    ["If something here cannot be reached or read in the way that you need, that is our fault and not yours. ", { text: "Tell us", to: paths.contact }, "."],
  ],
  program: [],
});
