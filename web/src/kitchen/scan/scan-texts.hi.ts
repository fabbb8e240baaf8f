import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  unknownCode: 'यह कोड नहीं मिला',
  oldCode: 'पुराना कोड। सदस्य से कहें कि पास फिर से खोलें।',
  alreadyTaken: 'पहले ही ले चुके',
  skipped: 'छोड़ा हुआ',
  passOver: 'पास ख़त्म',
  noMealNow: 'अभी कोई खाना नहीं',
  notCovered: 'इस पास में यह खाना नहीं है',

  notSentWithin: (hours) => `${hours} घंटे में नहीं भेजा गया।`,

  takenUnsent: (meal, left) => `${meal} · ${left} · अभी नहीं भेजा`,
  cannotStore: 'नेटवर्क नहीं है, और यह डिवाइस खाना सेव नहीं कर सकता। काग़ज़ पर लिख लें।',

  noMembersYet: 'नेटवर्क नहीं है, और इस डिवाइस पर अभी कोई सदस्य नहीं',
  takenAt: (time) => `${time} पर ले चुके`,
  notTaken: 'नहीं हुआ। फिर से कोशिश करें।',

  membersNotLoaded: 'सदस्य लोड नहीं हुए',
  kitchen: 'किचन',
  mealUntil: (meal, time) => `${meal} ${time} तक`,
  takenOf: (taken, all, skipped) => `${all} में से ${taken} ने लिया, ${skipped} ने छोड़ा`,
  noPhone: 'फ़ोन नहीं है',
  cameraPicture: 'कैमरे की तस्वीर',
  allowCamera: 'ब्राउज़र में इस पेज को कैमरा की अनुमति दें, फिर पेज दोबारा खोलें।',
  noCamera: 'इस डिवाइस का कैमरा नहीं चल रहा। खाना ‘फ़ोन नहीं है’ से दें।',

  takeByHand: 'नाम से खाना दें',
  nameOrRoll: 'नाम या रोल नंबर',
  noMember: 'आज के पास वाला कोई सदस्य नहीं',
  moreMembers: (count) => `${count} और। नाम थोड़ा और लिखें।`,

  mealsWait: (count) => `${count} खाने नेटवर्क के इंतज़ार में`,
  noted: 'लिख लिया',

  result: 'नतीजा',
  compareName: 'कार्ड: नाम मिलाएँ',
  showCode: 'कैमरे को कोड दिखाएँ',
  undo: 'वापस लें',

  wrongPerson: 'ग़लत व्यक्ति',
  didNotEat: 'खाना नहीं खाया',
  mistake: 'ग़लती से',
  givenBack: (meal, left) => `${meal} वापस दिया · ${left}`,
  givenBackUnsent: (meal) => `${meal} वापस दिया · अभी नहीं भेजा`,
  notUndone: 'वापस नहीं लिया जा सका',
  giveBackTo: (name) => `${name} को खाना वापस दें?`,
  why: 'क्यों?',
  keepIt: 'रहने दें',
  giveMealBack: 'खाना वापस दें',
} satisfies Texts<typeof import('./scan-texts.ts')>;
