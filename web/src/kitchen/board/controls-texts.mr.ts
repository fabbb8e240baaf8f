import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  boardOf: (mess) => `ऑर्डर बोर्ड · ${mess}`,
  readyBoard: 'ऑर्डर बोर्ड',
  settings: 'या स्क्रीनच्या सेटिंग्ज',
  showNumbers: 'ऑर्डर नंबर दाखवा',
  showMenu: 'मेनू दाखवा',
  languages: 'भाषा',
  cannotSpeak: 'बोर्ड ही भाषा दाखवतो, पण हे डिव्हाइस ती बोलू शकत नाही.',
  sound: 'आवाज',
  soundHint: 'घंटी, मग तयार नंबर.',
  testSound: 'आवाज तपासा',
  removeHint: (host, path) =>
    `ही स्क्रीन काढण्यासाठी Thali मध्ये सेटिंग्ज, डिव्हाइस आणि अलार्म उघडा. तिचा पत्ता ${host}${path} आहे.`,
  qrCode: 'मेनूचा QR कोड',
  menuOf: (mess) => `मेनू · ${mess}`,
  menu: 'मेनू',
  turnAgain: 'पाने पुन्हा उलटा',
  stopTurning: 'पाने उलटणे थांबवा',
} satisfies Texts<typeof import('./controls-texts.ts')>;
