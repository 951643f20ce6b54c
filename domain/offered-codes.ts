/** ISO 639-1: the languages in which most films and series were made. */
export const offeredLanguages =
  "ar bn cn cs da de el en es et fa fi fr he hi hu id is it ja ka ko lt lv ml mr ms nl no pa pl pt ro ru sk sr sv ta te th tl tr uk ur vi zh".split(" ");

/** ISO 3166-1: the countries of which the provider has certifications or streaming services. */
export const offeredRegions =
  "AE AR AT AU BE BG BR CA CH CL CO CZ DE DK EE EG ES FI FR GB GR HK HU ID IE IL IN IS IT JP KR LT LV MX MY NL NO NZ PE PH PL PT RO RS RU SA SE SG SI SK TH TR TW UA US ZA".split(
    " ",
  );
