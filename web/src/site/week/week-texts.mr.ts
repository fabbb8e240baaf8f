import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  thisWeek: 'या आठवड्यात',
  pageTitle: (mess) => `या आठवड्यात · ${mess}`,
  fetchFailed: 'आठवड्याचा मेनू उघडला नाही',
  seeMenu: 'मेनू पाहा',
  noMenu: 'पुढच्या दिवसांचा मेनू अजून नाही',
  noMenuHint: 'मेसने अजून लिहिलेला नाही. नंतर पुन्हा पाहा.',
  notFound: 'ही मेस सापडली नाही',
  notFoundHint: 'तुम्ही शोधत असलेली मेस इथे नाही.',
  startPage: 'होमवर जा',
  changed: (when) => `${when} ला बदलले`,
  notServed: 'मिळणार नाही',
  today: 'आज, ',
  tomorrow: 'उद्या, ',
  times: (from, to) => `${from} ते ${to}`,
  copyFailed: 'लिंक कॉपी झाली नाही',
  linkCopied: 'लिंक कॉपी झाली',
  share: 'शेअर करा',
  print: 'प्रिंट करा',
  subscribe: 'कॅलेंडरमध्ये जोडा',
} satisfies Texts<typeof import('./week-texts.ts')>;
