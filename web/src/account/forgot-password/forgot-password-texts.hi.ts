import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  title: 'पासवर्ड भूल गए',
  passwordChanged: 'पासवर्ड बदल गया',
  signInNew: 'नए पासवर्ड से साइन इन करें।',
  signInEmailNew: 'अपने ईमेल और नए पासवर्ड से साइन इन करें।',
  forgotQuestion: 'पासवर्ड भूल गए?',
  howItWorks: 'हम आपको कोड भेजेंगे, फिर नया पासवर्ड चुनें।',
  backToSignIn: 'साइन इन पर वापस',

  email: 'ईमेल',
  phone: 'फ़ोन',
  sendCodeTo: 'कोड कहाँ भेजें',
  enterEmail: 'सही ईमेल लिखें',

  setFailed: 'पासवर्ड सेव नहीं हुआ',
  codeFailed: 'कोड नहीं भेजा जा सका',
  otpFailed: 'OTP नहीं भेजा जा सका',
  saving: 'सेव हो रहा है...',
  setNew: 'नया पासवर्ड सेव करें',
  resendCode: 'कोड फिर से भेजें',
  resendOtp: 'OTP फिर से भेजें',
  ifAccountFor: 'अगर इसका खाता है: ',
  verificationCode: 'कोड डालें',
  newPassword: 'नया पासवर्ड',
  atLeast: (count) => `कम से कम ${count} अक्षर`,
  confirmPassword: 'नया पासवर्ड फिर से',
  codeOnWayThere: 'तो कोड वहाँ भेजा गया है।',
  codeOnWay: 'तो कोड भेजा गया है: SMS से, या मेस के खाते के लिए ईमेल से।',
  enterSixDigits: '6 अंकों का सही OTP डालें',
} satisfies Texts<typeof import('./forgot-password-texts.ts')>;
