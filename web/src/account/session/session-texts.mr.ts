import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  inactive: 'तुम्ही बराच वेळ काही केले नाही. पुन्हा साइन इन करा.',
  otherTab: 'तुम्ही दुसऱ्या टॅबमध्ये लॉगआउट केले.',
  loggedOut: 'लॉगआउट झाले',
  logInAgain: 'पुन्हा साइन इन करा.',
  invalidAnswer: 'साइन इन झाले नाही: सर्व्हरचे उत्तर बरोबर नाही',
  timeoutWarning: 'तुम्ही लॉगआउट होणार आहात',
  loggingOut: 'लॉगआउट होत आहे...',
  inactiveLoggedOutIn: 'तुम्ही बराच वेळ काही केले नाही. लॉगआउट होण्यास बाकी: ',
  logOutNow: 'आता लॉगआउट करा',
  stayLoggedIn: 'साइन इन राहा',
  oneSecond: '1 सेकंद',
  seconds: (count) => `${count} सेकंद`,
  secondsLeft: (count) => `${count} सेकंद बाकी`,
} satisfies Texts<typeof import('./session-texts.ts')>;
