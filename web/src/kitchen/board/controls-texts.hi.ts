import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  boardOf: (mess) => `ऑर्डर बोर्ड · ${mess}`,
  readyBoard: 'ऑर्डर बोर्ड',
  settings: 'इस स्क्रीन की सेटिंग्स',
  showNumbers: 'ऑर्डर नंबर दिखाएँ',
  showMenu: 'मेन्यू दिखाएँ',
  languages: 'भाषाएँ',
  cannotSpeak: 'बोर्ड यह भाषा दिखाता है, पर यह डिवाइस उसे बोल नहीं सकता।',
  sound: 'आवाज़',
  soundHint: 'घंटी, फिर तैयार नंबर।',
  testSound: 'आवाज़ जाँचें',
  removeHint: (host, path) =>
    `यह स्क्रीन हटाने के लिए Thali में सेटिंग्स, डिवाइस और अलार्म खोलें। इसका पता ${host}${path} है।`,
  qrCode: 'मेन्यू का QR कोड',
  menuOf: (mess) => `मेन्यू · ${mess}`,
  menu: 'मेन्यू',
  turnAgain: 'पेज फिर से पलटें',
  stopTurning: 'पेज पलटना रोकें',
} satisfies Texts<typeof import('./controls-texts.ts')>;
