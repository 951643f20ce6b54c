import type { WordSearchTitle } from "./word-search.ts";

const films = `
Ocean's Eleven 2001
Ocean's Eleven 1960
The King's Speech 2010
Schindler's List 1993
Rosemary's Baby 1968
One Flew Over the Cuckoo's Nest 1975
Pan's Labyrinth 2006
Howl's Moving Castle 2004
Kiki's Delivery Service 1989
Charlie's Angels 2000
Charlie's Angels 2019
Bridget Jones's Diary 2001
Miller's Crossing 1990
Sophie's Choice 1982
It's a Wonderful Life 1946
Don't Look Now 1973
Singin' in the Rain 1952
What's Eating Gilbert Grape 1993
Ferris Bueller's Day Off 1986
Hell's Angels 1930
The Devil's Backbone 2001
Monty Python's Life of Brian 1979
National Lampoon's Animal House 1978
Winter's Bone 2010
Carlito's Way 1993
Muriel's Wedding 1994
Breakfast at Tiffany's 1961
Guess Who's Coming to Dinner 1967
I'm Not There 2007
We're the Millers 2013
Logan's Run 1976
Jacob's Ladder 1990
Ender's Game 2013
Gulliver's Travels 1939
Harry Potter and the Sorcerer's Stone 2001
Pirates of the Caribbean: Dead Man's Chest 2006
Rock 'n' Roll High School 1979
They Shoot Horses, Don't They? 1969
Boys Don't Cry 1999
She's Gotta Have It 1986
Angela's Ashes 1999
Adam's Rib 1949
Sullivan's Travels 1941
Darby O'Gill and the Little People 1959
Ryan's Daughter 1970
O'Horten 2007
Otto's Eleven 2010
'Merika 1984
'n Paw-Paw vir My Darling 2016
Sh'Chur 1994
Bir Zamanlar Anadolu'da 2011
New York'ta Beş Minare 2010
L'Avventura 1960
L'Eclisse 1962
C'era una volta il West 1968
L'albero degli zoccoli 1978
Nell'anno del Signore 1969
C'eravamo tanto amati 1974
Divorzio all'italiana 1961
L'uccello dalle piume di cristallo 1970
L'ultimo bacio 2001
Le Fabuleux Destin d'Amélie Poulain 2001
L'Atalante 1934
L'Armée des ombres 1969
L'Année dernière à Marienbad 1961
L'Auberge espagnole 2002
Ascenseur pour l'échafaud 1958
L'Argent 1983
La Vie d'Adèle 2013
La Passion de Jeanne d'Arc 1928
L'Âge d'or 1930
C'est arrivé près de chez vous 1992
Qu'est-ce qu'on a fait au Bon Dieu ? 2014
L'Homme de Rio 1964
Quai d'Orsay 2013
L'Illusionniste 2010`;

const series = `
Grey's Anatomy 2005
Schitt's Creek 2015
The Queen's Gambit 2020
The Handmaid's Tale 2017
Bob's Burgers 2011
Dawson's Creek 1998
It's Always Sunny in Philadelphia 2005
That '70s Show 1998
Marvel's Daredevil 2015
Who's the Boss? 1984
Clarkson's Farm 2021
't Schaep met de 5 pooten 1969
L'amica geniale 2018`;

const titlesIn = (lines: string, kind: "movie" | "tv", firstId: number): WordSearchTitle[] =>
  lines
    .trim()
    .split("\n")
    .map((line, at) => ({ id: firstId + at, title: line.slice(0, -5), year: Number(line.slice(-4)), kind }));

/** Real titles with an apostrophe, in a dozen languages, some twice with another year. The apostrophe is the typewriter's. */
export const apostropheTitles: readonly WordSearchTitle[] = [...titlesIn(films, "movie", 1), ...titlesIn(series, "tv", 1001)];

/** As books, phones and the film database print it. */
export const withPrintedApostrophes = <T extends { title: string }>(title: T): T => ({ ...title, title: title.title.replaceAll("'", "’") });
