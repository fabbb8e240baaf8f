const clearNonVegWords =
  /\b(?:chicken|eggs?|omelette?|mutton|fish|prawns?|shrimps?|lamb|keema|kheema|beef|pork|crab|squid|lobster|tuna|salmon|bacon|sausages?|pepperoni)\b/i;
const vegWords =
  /\b(?:veg|vegetarian|vegan|no|without|free|mock|soya?|eggless|paneer|mushroom|tofu|jackfruit)\b/i;
const nonVegHeading = /\bnon[ -]?veg/i;

/**
 * Names of meat, fish and egg in the languages of India. Some names also have other meanings, so a person has to
 * choose.
 */
const ambiguousNonVegWords =
  /\b(?:mutt?ai?|anda|ande|andey|baida|guddu|gudlu|motte|dim(?:er)?|deem|kozhi|koli|kodi|kori|murgh?|murg[ai]|murghi|gosht|ghosht|gosh|mamsam|mangsho|maans|kh?eema|qeema|kh?ima|aadu|aattu|aatu|nandu|njandu|kekda|meen|machh?[il]i?|machh?li|macchi|macher|maach|chepa|matsya|mase|surmai|bangda|bangude|rawas|pomfret|paplet|bombil|rohu|rui|katla|catla|hilsa|ilish|pabda|vanjaram|nethili|mathi|karimeen|ayala|sankara|kolambi|kolmi|tisrya|jhinga|zinga|chingri|chemmeen|eral|iral|royyala|royyalu|yetti|sungta|kaadai|quail|duck|turkey|liver|kaleji|gurda|bheja|brain|paya|trotters?|nalli|nihari|haleem|rogan ?josh|raan|seekh|galouti|shami|boti|shawarma|salami|ham|tangdi|lollipop|meat|sea ?food|non ?-?veg)\b/i;
const nonVegWordsInScripts =
  /चिकन|मटन|अंड[ाेी]|अण्ड|मुर्ग|कोंबड|गोश्त|मांस|कीमा|खिमा|क़ीमा|म(?:च्छी|छली|ासे|ासा|ासळी)|सुरमई|पापलेट|बांगड|बोंबील|कोळंबी|झींग|खेकड|चिम्बोरी|சிக்கன்|மட்டன்|முட்டை|மீன்|கோழி|நண்டு|இறால்|காடை|ஆட்டு|చికెన్|మటన్|గుడ్డు|కోడి|చేప|రొయ్య|మాంసం|కీమా|ಚಿಕನ್|ಮಟನ್|ಮೊಟ್ಟೆ|ಮೀನು|ಕೋಳಿ|ಸೀಗಡಿ|ಮಾಂಸ|ചിക്കൻ|ചിക്കന്|മട്ടൻ|മട്ടന്|മുട്ട|മീൻ|മീന്|കോഴി|ചെമ്മീൻ|ചെമ്മീന്|ഞണ്ട്|ബീഫ്|ഇറച്ചി|চিকেন|মুরগি|মটন|মাটন|মাংস|ডিম|মাছ|চিংড়ি|ইলিশ|কাঁকড়া|ચિકન|મટન|ઈંડા|ઇંડા|માછલી|ખીમા|ਚਿਕਨ|ਮਟਨ|ਅੰਡਾ|ਆਂਡਾ|ਮੱਛੀ|ਮੁਰਗ|ਕੀਮਾ|ଚିକେନ|ଚିକେନ୍|ମଟନ|ଅଣ୍ଡା|ମାଛ|ମାଂସ|ଚିଙ୍ଗୁଡ଼ି|چکن|مٹن|انڈ|مچھلی|مرغ|قیمہ|گوشت/u;

/**
 * Whether a dish is vegetarian; null if a person has to choose. A heading that names both diets is ignored. If two
 * signs disagree, a person has to choose. Only the diet column can make a dish vegetarian.
 */
export function dietOf(name: string, category: string, mark: boolean | undefined): boolean | null {
  const isNonVeg = [mark === false, namesMeat(name), namesNonVeg(name), namesNonVeg(category)];
  const isVeg = [mark === true, vegWords.test(withoutNonVeg(name)), isVegHeading(category)];
  if (isNonVeg.some(Boolean)) return isVeg.some(Boolean) ? null : false;
  return mark === true && !soundsNonVeg(name) ? true : null;
}

function namesMeat(name: string): boolean {
  return clearNonVegWords.test(name) && !vegWords.test(name);
}

function namesNonVeg(text: string): boolean {
  return nonVegHeading.test(text) && !namesBothDiets(text);
}

/** Whether the name may mean meat, fish or egg in a language of India. */
export function soundsNonVeg(name: string): boolean {
  if (
    /\b(?:eggless|egg[ -]free|no egg|without egg|mock|vegan|soya?|veg)\b/i.test(
      name.replace(nonVegHeading, ''),
    )
  ) {
    return nonVegHeading.test(name);
  }
  const plain = name.normalize('NFC').replaceAll(/[\u200c\u200d]/g, '');
  return (
    clearNonVegWords.test(plain) ||
    ambiguousNonVegWords.test(plain) ||
    nonVegWordsInScripts.test(plain)
  );
}

/** True for `VEG & NON-VEG`. */
function namesBothDiets(heading: string): boolean {
  return /\b(?:veg|vegetarian)\b/i.test(withoutNonVeg(heading));
}

function withoutNonVeg(text: string): string {
  return text.replaceAll(/\bnon[ -]?veg(?:etarian)?\b/gi, '');
}

function isVegHeading(heading: string): boolean {
  return namesBothDiets(heading) && !nonVegHeading.test(heading);
}

/** Reads the mark in a diet column: true for Veg, false for Non-Veg, undefined for other texts. */
export function vegMark(text: string): boolean | undefined {
  const mark = text.trim();
  if (/^(?:(?:pure )?veg|vegetarian|v|yes|y|true|1|🟢|green|शाकाहारी)$/iu.test(mark)) return true;
  if (/^(?:non[ -]?veg(?:etarian)?|nv|n|no|false|0|egg|🔴|red|मांसाहारी)$/iu.test(mark))
    return false;
  return undefined;
}
