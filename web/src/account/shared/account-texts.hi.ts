import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  passwordsDiffer: 'दोनों पासवर्ड अलग हैं',
  setFailed: 'पासवर्ड सेव नहीं हुआ',
  password: 'पासवर्ड',
  atLeast: (count) => `कम से कम ${count} अक्षर`,
  confirmPassword: 'पासवर्ड फिर से',
  phoneNumber: 'फ़ोन नंबर',
  enterPhone: 'अपना फ़ोन नंबर लिखें',
  enterValidPhone: 'सही फ़ोन नंबर लिखें',
  lunchReady: 'खाना काउंटर पर है।',
  lunchHint: 'ऑर्डर आते ही दिखते हैं, और सबको पता रहता है कि कहाँ तक पहुँचे।',
  loading: 'लोड हो रहा है...',
  otpFailed: 'OTP नहीं भेजा जा सका',
  codeFailed: 'कोड नहीं भेजा जा सका',
  haveCode: 'मेरे पास कोड है',
  sending: (isOtp) => `${isOtp ? 'OTP' : 'कोड'} भेजा जा रहा है...`,
  send: (isOtp) => `${isOtp ? 'OTP' : 'कोड'} भेजें`,
  verifyFailed: 'OTP जाँचा नहीं जा सका',
} satisfies Texts<typeof import('./account-texts.ts')>;
