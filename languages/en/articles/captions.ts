import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Article } from "#features/pages/model/article.ts";
import { playerKeys } from "../player/player-keys.ts";

export const captions = (siteName: string): Article => ({
  id: "captions",
  title: "Captions, a keyboard and a remote",
  summary: "Three ways to watch that began with what someone needed, and turned out to be good for everyone.",
  body: [
    "Silent films were fair to deaf people in a way that movies have rarely been since: everyone in the room read the same title cards. Sound took that away within a few years. In 1947 Emerson Romero, a deaf actor who had made comedies in the silent days, began to splice title cards back into sound films and lent the prints to deaf clubs. It was clumsy, and it was a start. In 1972 The French Chef became the first program on American television with captions for everyone to see.",
    "Captions are more than subtitles. Subtitles tell you what is said; captions also tell you what is heard: the door, the laugh in the next room, the shift in the music. Plenty of people who use them hear very well. They have a sleeping child, a loud train or an actor who mumbles.",
    { heading: "Captions here" },
    `If a film has captions, ${siteName}'s own player shows a Captions button in its bottom row. The gear beside it sets their size, color, background and position, and opens a captions file of your own (SRT or VTT), which stays on your device. Servers from other companies have players of their own: look for the letters CC, and try another server if you do not find them.`,
    { heading: "With a keyboard" },
    `Nothing on ${siteName} needs a mouse. The first press of Tab on a page offers to skip to its content. On a wall of posters the arrow keys move from picture to picture and Enter opens one; in the search box they move through the suggestions, and Escape closes them. The focused item has an amber ring. In our player:`,
    { list: playerKeys.playerKeys },
    { heading: "With a remote" },
    "A remote control is a keyboard with most of the keys missing. A TV's browser moves the focus, or a pointer, with the arrows, and OK selects what you have reached. Buttons and links are large enough for that, and Back returns you to the place on the wall where you left off.",
    { heading: "With less movement" },
    "If moving things make you feel unwell, turn on reduced motion on your device. The carousel then waits for you, and nothing fades or slides. It has a pause button in any case. Even with JavaScript turned off, you can read the pages and follow their links.",
    prose`If you cannot reach or read something here the way you need to, that is our fault and not yours. ${{ text: "Tell us", to: paths.contact }}.`,
  ],
  program: [],
});
