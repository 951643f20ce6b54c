/** What the provider says in English alone, and the words say in each of the site's languages. Names that are not among these stay in English. */
export type Department =
  | "Acting"
  | "Actor"
  | "Actors"
  | "Art"
  | "Camera"
  | "Costume & Make-Up"
  | "Creator"
  | "Crew"
  | "Directing"
  | "Editing"
  | "Lighting"
  | "Production"
  | "Sound"
  | "Visual Effects"
  | "Writing";

export type Job =
  | ("Director" | "Co-Director" | "Assistant Director" | "Script Supervisor")
  | ("Writer" | "Screenplay" | "Teleplay" | "Story" | "Original Story" | "Novel" | "Book" | "Short Story" | "Theatre Play" | "Comic Book" | "Characters")
  | ("Author" | "Adaptation" | "Dialogue" | "Idea" | "Original Concept" | "Creator")
  | ("Producer" | "Executive Producer" | "Co-Producer" | "Associate Producer" | "Line Producer" | "Production Manager" | "Casting" | "Presenter")
  | ("Director of Photography" | "Cinematography" | "Camera Operator" | "Still Photographer")
  | ("Editor" | "Assistant Editor" | "Colorist")
  | ("Original Music Composer" | "Music" | "Songs" | "Conductor" | "Music Supervisor" | "Sound" | "Sound Designer" | "Sound Editor" | "Sound Mixer")
  | ("Art Direction" | "Production Design" | "Set Decoration" | "Set Designer" | "Storyboard Artist")
  | ("Costume Design" | "Makeup Artist" | "Hairstylist")
  | ("Visual Effects" | "Visual Effects Supervisor" | "Special Effects" | "Animation" | "Animation Director" | "Rigging Artist")
  | ("Gaffer" | "Lighting Artist" | "Stunts" | "Stunt Coordinator" | "Choreographer" | "Translator" | "Thanks" | "Actor" | "Voice");

/** In parentheses behind a character's name. */
export type CharacterNote = "voice" | "uncredited" | "archive footage" | "credit only";

export type TitleStatus = ("Rumored" | "Planned" | "In Production" | "Post Production" | "Released" | "Canceled") | ("Returning Series" | "Ended" | "Pilot");

export type SeriesType = "Scripted" | "Miniseries" | "Reality" | "Documentary" | "News" | "Talk Show" | "Video";

type Names = Readonly<Record<string, string>>;

/** `names`: of the page's language, by the provider's. */
export const nameIn = (names: Names, name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);

/** Each once: two jobs may have one name. */
export const namesIn = (names: Names, all: readonly string[]): string[] => [...new Set(all.map((name) => nameIn(names, name)))];

/** "Self", "Himself", "Self - Host", "Self (archive footage)". */
const self = /^\s*(?:self|himself|herself|themself|themselves)\b/i;

export const isSelf = (character: string): boolean => self.test(character);

/** `self`: what stands for "Self" and the like; `null` where that stays. */
type CharacterWords = { self: string | null; notes: Names };

/** A character's name is the same in all languages, but not what the provider says of appearances as self and in notes: "Maria (voice)". */
export const characterIn = (words: CharacterWords, character: string): string =>
  character.replace(self, (text) => words.self ?? text).replace(/\(([^()]+)\)/g, (_, note: string) => `(${nameIn(words.notes, note)})`);
