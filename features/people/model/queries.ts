import { notices } from "#domain/notices.ts";
import { idQuery } from "#domain/query.ts";
import type { Image } from "#features/titles/model/images.ts";
import type { Collaborator, CreditsByMedium, Person } from "./person.ts";

/** Section 8 has one message for a person's details and credits. */
export const peopleQueries = {
  person: idQuery<Person | null>("person", "/api/people/:id", { failures: [notices.person], about: "people" }),
  personCredits: idQuery<CreditsByMedium | null>("personCredits", "/api/people/:id/credits", {
    failures: [notices.person],
    about: "people",
    contains: { "movies.cast": "movies", "movies.crew": "movies", "series.cast": "series", "series.crew": "series" },
  }),
  personImages: idQuery<Image[] | null>("personImages", "/api/people/:id/images", { failures: [notices.pictures], about: "people" }),
  /** Who worked most with the person, as far as titles say that the server has stored: it costs no call of the provider. Empty if unknown. A failure is not shown. */
  collaborators: idQuery<Collaborator[]>("collaborators", "/api/people/:id/collaborators", { failures: [], mayBeAbsent: false }),
};
