/** Patterns of lines that name no dish, with a description of each line. */
const noDishPatterns: [RegExp, string][] = [
  [/(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]\d{6,8}\b/, 'a phone number'],
  [
    /\b(?:gstin|gst ?no|fssai|lic(?:ence|ense)? ?no|pan ?no)\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\w{3}\b/i,
    'a registration number',
  ],
  [/\b(?:[cs]?gst|vat|tax(?:es)?|service (?:charge|tax)|cess)\b/i, 'a tax'],
  [
    /\b(?:parcel|packing|packaging|container|delivery|take ?away|carry ?bag|home delivery)s?\b(?:.*\b(?:charges?|fees?|extra|free|cost)\b|[\s:–—-]*(?:[₹₨]|rs\b)?[\s.]*\d)|\b(?:charges?|extra) (?:for )?(?:parcel|packing|delivery)/i,
    'a charge',
  ],
  [
    /\b(?:min(?:imum)?\.? order|sub ?total|grand total|total|net amount|bill no|invoice|advance|deposit)\b/i,
    'a sum or a rule',
  ],
  [
    /\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|a\.m|p\.m|noon|hrs|hours|o'?clock)\b|\b\d{1,2}:\d\d\b|\b(?:timings?|open(?:ing)? (?:hours|daily|from|on)|closed|holiday|service hours)\b|^(?:breakfast|lunch|dinner|morning|evening)\W+\d{1,2}\s*(?:to|[-–—])\s*\d{1,2}\b/i,
    'a time',
  ],
  [
    /\b(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:20)?2\d\b|\b\d{1,2}(?:st|nd|rd|th)?[\s./-](?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)[\s./,-]+(?:20)?\d\d\b|\b(?:w\.?e\.?f|with effect|updated|since|estd?|page)\b\.?\W*\d/i,
    'a date or a page',
  ],
  [
    /\b(?:opp(?:osite)?\.?|near|behind|beside|sector|plot|shop|flat|gala|room|house|door|table) (?:no|number|to)?\.?\s*:?\s*[\w-]*\d|\b(?:road|rd|street|nagar|marg|chowk|colony|complex|building|bldg|floor|station|dist|pin ?code|pin)\b.*(?:,.*\d|\d{3} ?\d{3})|,.*\b(?:road|rd|street|nagar|marg|chowk|colony)\b|^(?:opp(?:osite)?|near|behind)\b|^(?:address|add)\b\s*[:.-]/i,
    'an address',
  ],
  [
    /^(?:items?|dish(?:es)?|names?|particulars?|menu)(?: name)?[\s:|–—-]+(?:price|rate|amount|mrp)s?\b/i,
    'the names of columns',
  ],
  [/https?:|www\.|@\w+\.|\.(?:com|in)\b|@\w{3,}/i, 'a web address'],
  [
    /\b(?:call|contact|phone|mob(?:ile)?|whats ?app|tel)\b\s*(?:no|us|on|at|number)?\s*[.:-]*\s*[+\d]|^(?:for orders?|order (?:now|on|at)|ph)\b/i,
    'a contact',
  ],
];

/** Patterns of lines without digits that name no dish. */
const wordPatterns: [RegExp, string][] = [
  [
    /\b(?:thank(?:s| you)|welcome|visit again|good (?:morning|afternoon|evening)|hello|hi all|dear|happy|namaste|enjoy|inclusive|exclusive|prices? (?:are|may|in|subject)|subject to|terms|please|pls|encrypted|media omitted|deleted|joined|created group|conditions? apply)\b/i,
    'a message',
  ],
  [
    /^(?:our )?(?:menu(?: ?card)?|rate ?(?:card|list)|price ?list|today'?s menu)$|^(?:the )?(?:hotel|restaurant)\b|\b(?:restaurant|caterers|catering|bhojanalaya|dhaba|hotel|bhavan|bhawan|veg(?:etarian)? family)$/i,
    'the name of a menu or a mess',
  ],
];

/** Describes a line that names no dish; undefined if the line may name a dish. */
export function noDishReason(line: string): string | undefined {
  const hasFigures = /\p{Nd}/u.test(line);
  const patterns = hasFigures ? noDishPatterns : [...noDishPatterns, ...wordPatterns];
  return patterns.find(([pattern]) => pattern.test(line))?.[1];
}

const categories =
  /\b(?:breakfast|lunch|dinner|starters?|appeti[sz]ers?|snacks?|nashta|tiffins?|beverages?|drinks?|juices?|shakes?|milkshakes?|mocktails?|lassi(?:s)?|soups?|salads?|rice (?:items?|dishes)|biryanis?|pulaos?|breads?|rotis|indian breads?|desserts?|sweets|mithai|ice ?creams?|main ?course|mains|curries|gravies|thalis|meals|combos?|chinese|tandoori?|south indian|north indian|punjabi|gujarati|continental|italian|mughlai|chaats?|dosas|idlis|parathas|sandwich(?:es)?|burgers|pizzas|pastas?|noodles|momos|rolls|wraps|fries|sides|extras|add ?ons?|accompaniments|raitas|specials?|specialit(?:y|ies)|items?|corner|section|varieties|hot|cold|tea & coffee|sea ?food|non[ -]?veg(?:etarian)?|veg(?:etarian)?|egg dishes)$|^(?:veg|non[ -]?veg|breakfast|lunch|dinner|starters?|snacks?|drinks?|desserts?)\b|^(?:नाश्ता|न्याहारी|जेवण|भोजन|दोपहर|रात|पेय|मिठाई|स्नॅक्स|स्टार्टर|चहा|चाय|थाळी|थाली|सूप|रोटी|भाजी|காலை உணவு|டிபன்|மதிய உணவு|சாப்பாடு|టిఫిన్స్|భోజనం|ತಿಂಡಿ|ಊಟ|പ്രാതൽ|ഊണ്|জলখাবার|ভাত|નાસ્તો|ભોજન)/iu;

export function isUsualCategory(words: string): boolean {
  return categories.test(words.trim());
}

/** Whether the words may be a heading: at most five words, without punctuation. */
export function isHeadingLike(words: string): boolean {
  return words.split(/\s+/).length <= 5 && !/[,.!?;]/.test(words);
}

/** Whether all letters are capitals. False for scripts without capital letters. */
export function isCapitals(words: string): boolean {
  return /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words);
}
