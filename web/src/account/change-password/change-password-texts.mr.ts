import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  quote: 'तुमची स्वतःची किल्ली.',
  quoteHint: 'Thali मधून कोणीही, फोन किंवा मेसेजवर, हा कधीच मागत नाही.',
  title: 'पासवर्ड बदला',
  changed: 'पासवर्ड बदलला',
  chooseOwn: 'तुमचा पासवर्ड निवडा',
  heading: 'पासवर्ड बदला',
  wasTemporary: 'तुमचा पासवर्ड तात्पुरता होता. पुढे जाण्यासाठी स्वतःचा तयार करा.',
  loggedOutElsewhere: 'तुमच्या इतर सर्व फोन आणि कॉम्प्युटरवर लॉगआउट होईल.',
  logout: 'लॉगआउट',
  keepCurrent: 'आताचा पासवर्ड राहू द्या',

  setFailed: 'पासवर्ड सेव्ह झाला नाही',
  saving: 'सेव्ह होत आहे...',
  temporaryPassword: 'तात्पुरता पासवर्ड',
  currentPassword: 'आताचा पासवर्ड',
  newPassword: 'नवीन पासवर्ड',
  atLeast: (count) => `किमान ${count} अक्षरे`,
  confirmNew: 'नवीन पासवर्ड पुन्हा',
  enterCurrent: 'आताचा पासवर्ड टाका',
  chooseDifferent: 'आताच्यापेक्षा वेगळा पासवर्ड निवडा',
} satisfies Texts<typeof import('./change-password-texts.ts')>;
