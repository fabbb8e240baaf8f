import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  quote: 'आपकी अपनी चाबी।',
  quoteHint: 'Thali से कोई भी, फ़ोन या मैसेज पर, इसे कभी नहीं माँगता।',
  title: 'पासवर्ड बदलें',
  changed: 'पासवर्ड बदल गया',
  chooseOwn: 'अपना पासवर्ड चुनें',
  heading: 'पासवर्ड बदलें',
  wasTemporary: 'आपका पासवर्ड कुछ समय का था। आगे बढ़ने के लिए अपना बनाएँ।',
  loggedOutElsewhere: 'आपके बाकी सब फ़ोन और कंप्यूटर पर लॉगआउट हो जाएगा।',
  logout: 'लॉगआउट',
  keepCurrent: 'अभी का पासवर्ड रहने दें',

  setFailed: 'पासवर्ड सेव नहीं हुआ',
  saving: 'सेव हो रहा है...',
  temporaryPassword: 'कुछ समय का पासवर्ड',
  currentPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  atLeast: (count) => `कम से कम ${count} अक्षर`,
  confirmNew: 'नया पासवर्ड फिर से',
  enterCurrent: 'अभी का पासवर्ड डालें',
  chooseDifferent: 'अभी वाले से अलग पासवर्ड चुनें',
} satisfies Texts<typeof import('./change-password-texts.ts')>;
