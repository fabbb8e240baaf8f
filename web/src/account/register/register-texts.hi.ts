import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  successful: 'खाता बन गया!',
  accountCreated: 'आपका खाता बन गया!',
  signedIn: 'आप साइन इन हैं। ',
  continueLabel: 'आगे बढ़ें',

  name: 'नाम',
  phoneNumber: 'फ़ोन नंबर',
  email: 'ईमेल',
  enterName: 'अपना नाम लिखें',
  enterPhone: 'सही फ़ोन नंबर लिखें',
  enterEmail: 'सही ईमेल लिखें',

  verifyFailed: 'OTP जाँचा नहीं जा सका',
  signInInstead: 'साइन इन करें',

  createAccountTitle: 'खाता बनाएँ',
  otpVerified: 'OTP सही है! अब पासवर्ड बनाएँ।',
  createAccount: 'खाता बनाएँ',
  creatingAccount: 'खाता बन रहा है...',
  phoneLead: 'ग्राहकों के लिए: नाम, फ़ोन, पासवर्ड।',
  otpLead: 'फ़ोन पर आए कोड से पता चलेगा कि नंबर आपका है।',
  passwordLead: 'अगली बार साइन इन में यही डालें।',
  completeLead: 'आपका स्वागत है।',
  otpSent: 'OTP भेजा गया!',
  haveAccount: 'पहले से खाता है? ',
  signIn: 'साइन इन करें',
  startAgain: 'फिर से शुरू करें',

  quote: 'काउंटर आपको नाम से जानता है।',
  quoteHint: 'Thali की हर मेस में आपके ऑर्डर और पसंदीदा डिश आपके साथ रहते हैं।',
  title: 'खाता बनाएँ',
} satisfies Texts<typeof import('./register-texts.ts')>;
