import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  thisWeek: 'इस हफ़्ते',
  pageTitle: (mess) => `इस हफ़्ते · ${mess}`,
  fetchFailed: 'हफ़्ते का मेन्यू नहीं खुला',
  seeMenu: 'मेन्यू देखें',
  noMenu: 'आने वाले दिनों का मेन्यू अभी नहीं है',
  noMenuHint: 'मेस ने अभी नहीं लिखा है। थोड़ी देर बाद देखें।',
  notFound: 'यह मेस नहीं मिली',
  notFoundHint: 'आप जिस मेस को खोज रहे हैं, वह यहाँ नहीं है।',
  startPage: 'होम पर जाएँ',
  changed: (when) => `${when} को बदला`,
  notServed: 'नहीं मिलेगा',
  today: 'आज, ',
  tomorrow: 'कल, ',
  times: (from, to) => `${from} से ${to}`,
  copyFailed: 'लिंक कॉपी नहीं हुआ',
  linkCopied: 'लिंक कॉपी हो गया',
  share: 'शेयर करें',
  print: 'प्रिंट करें',
  subscribe: 'कैलेंडर में जोड़ें',
} satisfies Texts<typeof import('./week-texts.ts')>;
