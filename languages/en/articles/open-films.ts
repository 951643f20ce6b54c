import { type Article, film } from "#features/pages/model/article.ts";

export const openFilms: Article = {
  id: "open-films",
  title: "The films you are allowed to keep",
  summary: "Since 2006 the makers of a free program have been giving their films away, working files and all. Why that matters more than it seems to.",
  body: [
    "In 2006 an eleven-minute film called Elephants Dream came out together with everything it was made of: the models, the textures, the scenes themselves. Anyone could open them, change them and publish the result. People had given films away before. Giving away the workshop was new.",
    "The film came from the makers of Blender, a program for drawing in three dimensions. Blender had been a company's product until the company closed; in 2002 its users raised 100,000 euros in seven weeks to buy its freedom, and it has been free software ever since. To find out what it lacked, its makers did something simple. They made films with it, and fixed the program as they went.",
    "Each film left tools behind. Elephants Dream brought a compositor, which joins layers into one picture. Big Buck Bunny (2008) needed fur and grass, so fur and grass got better for everyone. Tears of Steel (2012), with real actors among robots in an Amsterdam church, taught Blender to track the movement of a camera and to remove a green screen. Spring (2019) was the trial run for version 2.80, the great rebuilding of the program. The tools are still in use by people who have never seen the films.",
    "The films travel as well. They come under a Creative Commons Attribution license: show them, cut them, subtitle them, even sell them, as long as you give credit. Engineers who need something to test a screen with have played Big Buck Bunny for years, because no one has to give permission. In 2013 an enthusiast rendered it all over again from the original files, in stereo and at sixty frames a second. You cannot do that when the film is all you have.",
    "Not every open film comes from a studio. Nina Paley drew Sita Sings the Blues (2008) at home, around songs that Annette Hanshaw had recorded in the 1920s. Clearing the rights to those old songs cost her tens of thousands of dollars. She paid, and then gave her own film to its audience under a free license.",
    "Other films are free by accident. Charade (1963) and Night of the Living Dead (1968) are in the public domain in the United States because of a mistake: the copyright notice was defective on the one and missing from the other, and in those days that was enough to lose the rights. It is good to have them, but no one meant it. An open film is a decision.",
    "And what does that mean for you, on the couch? It lasts. A film that everyone may copy does not vanish when a contract runs out, and a school can show it without asking anyone. Start with Spring if you want to look at something beautiful, with Sintel if you want a story that hurts a little, and with Big Buck Bunny if there are children in the room.",
  ],
  program: [film(9761, "Elephants Dream"), film(10378, "Big Buck Bunny"), film(45745, "Sintel"), film(593048, "Spring"), film(20529, "Sita Sings the Blues")],
};
