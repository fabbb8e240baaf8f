import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  tooOld: 'हा ब्राउझर खूप जुना आहे',
  pleaseUpdate: 'तो अपडेट करा, किंवा हे पान दुसऱ्या फोनवर उघडा.',
  callMess: (mess) => `ऑर्डरसाठी ${mess} ला कॉलही करू शकता: `,
  wholeMenu: 'पूर्ण मेनू',
} satisfies Texts<typeof import('./too-old-texts.ts')>;
