import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  unknownCode: 'हा कोड सापडला नाही',
  oldCode: 'जुना कोड. सदस्याला पास पुन्हा उघडायला सांगा.',
  alreadyTaken: 'आधीच घेतले',
  skipped: 'सोडलेले',
  passOver: 'पास संपला',
  noMealNow: 'आता कोणतेही जेवण नाही',
  notCovered: 'या पासमध्ये हे जेवण नाही',

  notSentWithin: (hours) => `${hours} तासांत पाठवले नाही.`,

  takenUnsent: (meal, left) => `${meal} · ${left} · अजून पाठवले नाही`,
  cannotStore: 'नेटवर्क नाही, आणि हे डिव्हाइस जेवण सेव्ह करू शकत नाही. कागदावर लिहा.',

  noMembersYet: 'नेटवर्क नाही, आणि या डिव्हाइसवर अजून सदस्य नाहीत',
  takenAt: (time) => `${time} वाजता घेतले`,
  notTaken: 'झाले नाही. पुन्हा प्रयत्न करा.',

  membersNotLoaded: 'सदस्य लोड झाले नाहीत',
  kitchen: 'किचन',
  mealUntil: (meal, time) => `${meal} ${time} पर्यंत`,
  takenOf: (taken, all, skipped) => `${all} पैकी ${taken} जणांनी घेतले, ${skipped} जणांनी सोडले`,
  noPhone: 'फोन नाही',
  cameraPicture: 'कॅमेऱ्याचे चित्र',
  allowCamera: 'ब्राउझरमध्ये या पेजला कॅमेऱ्याची परवानगी द्या, मग पेज पुन्हा उघडा.',
  noCamera: 'या डिव्हाइसचा कॅमेरा चालत नाही. जेवण ‘फोन नाही’ मधून द्या.',

  takeByHand: 'नावाने जेवण द्या',
  nameOrRoll: 'नाव किंवा रोल नंबर',
  noMember: 'आजचा पास असलेला सदस्य नाही',
  moreMembers: (count) => `आणखी ${count}. नाव आणखी लिहा.`,

  mealsWait: (count) => `${count} जेवणे नेटवर्कची वाट पाहत आहेत`,
  noted: 'नोंदवले',

  result: 'निकाल',
  compareName: 'कार्ड: नाव जुळवून पाहा',
  showCode: 'कॅमेऱ्याला कोड दाखवा',
  undo: 'मागे घ्या',

  wrongPerson: 'चुकीची व्यक्ती',
  didNotEat: 'जेवले नाहीत',
  mistake: 'चुकून',
  givenBack: (meal, left) => `${meal} परत दिले · ${left}`,
  givenBackUnsent: (meal) => `${meal} परत दिले · अजून पाठवले नाही`,
  notUndone: 'मागे घेता आले नाही',
  giveBackTo: (name) => `${name} यांना जेवण परत द्यायचे?`,
  why: 'का?',
  keepIt: 'राहू द्या',
  giveMealBack: 'जेवण परत द्या',
} satisfies Texts<typeof import('./scan-texts.ts')>;
