import type { Texts } from '../../../lib/texts/texts.ts';

export const texts = {
  setPin: 'PIN सेट करा',
  whoAllows: 'कोण परवानगी देते?',
  whoIsIt: 'तुम्ही कोण आहात?',
  needsCounter: 'यासाठी काउंटर कर्मचारी, मॅनेजर किंवा मालकाचा PIN हवा.',
  needsManager: 'यासाठी मॅनेजर किंवा मालकाचा PIN हवा.',
  needsOwner: 'यासाठी मालकाचा PIN हवा.',
  nobodyHasPin: 'हा अधिकार असलेल्या कोणाचाही PIN अजून नाही.',
  person: 'व्यक्ती',
  didNotWork: 'झाले नाही.',
  allowOnce: 'एकदा परवानगी द्या',
  unlock: 'उघडा',
  setPinWithCode: 'कोडने PIN सेट करा',

  wrongPin: 'चुकीचा PIN.',
  cannotCheck: 'हे डिव्हाइस आता PIN तपासू शकत नाही. नेटवर्क आल्यावर उघडा.',
  tooManyWrong: 'खूप वेळा चुकीचा PIN. नेटवर्क आल्यावर हे डिव्हाइस उघडा.',

  leave: 'बाहेर पडा',
  pin: 'PIN',

  digits: (count) => `${count} अंक`,
  deleteDigit: 'शेवटचा अंक पुसा',

  pinsDiffer: 'दोन्ही PIN वेगळे आहेत',
  pinIsSet: (name) => `${name} यांचा PIN सेट झाला`,
  didNotWorkRetry: 'झाले नाही. पुन्हा प्रयत्न करा.',
  savePin: 'PIN सेट करा',
  name: 'नाव',
  code: 'कोड',
  whereCode: 'Thali मध्ये: सेटिंग्ज, टीम, तुमच्या नावाजवळ किल्लीचे चिन्ह.',
  newPin: 'नवीन PIN',
  pinHint: '4 ते 6 अंक, 1234 नको',
  pinAgain: 'PIN पुन्हा',
} satisfies Texts<typeof import('./person-texts.ts')>;
