import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  tooOld: 'यह ब्राउज़र बहुत पुराना है',
  pleaseUpdate: 'इसे अपडेट करें, या यह पेज दूसरे फ़ोन पर खोलें।',
  callMess: (mess) => `ऑर्डर के लिए ${mess} को कॉल भी कर सकते हैं: `,
  wholeMenu: 'पूरा मेन्यू',
} satisfies Texts<typeof import('./too-old-texts.ts')>;
