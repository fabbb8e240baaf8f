import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  title: 'पासवर्ड विसरलात',
  passwordChanged: 'पासवर्ड बदलला',
  signInNew: 'नवीन पासवर्डने साइन इन करा.',
  signInEmailNew: 'तुमच्या ईमेल आणि नवीन पासवर्डने साइन इन करा.',
  forgotQuestion: 'पासवर्ड विसरलात?',
  howItWorks: 'आम्ही तुम्हाला कोड पाठवू, मग नवीन पासवर्ड निवडा.',
  backToSignIn: 'साइन इनवर परत',

  email: 'ईमेल',
  phone: 'फोन',
  sendCodeTo: 'कोड कुठे पाठवायचा',
  enterEmail: 'बरोबर ईमेल लिहा',

  setFailed: 'पासवर्ड सेव्ह झाला नाही',
  codeFailed: 'कोड पाठवता आला नाही',
  otpFailed: 'OTP पाठवता आला नाही',
  saving: 'सेव्ह होत आहे...',
  setNew: 'नवीन पासवर्ड सेव्ह करा',
  resendCode: 'कोड पुन्हा पाठवा',
  resendOtp: 'OTP पुन्हा पाठवा',
  ifAccountFor: 'याचे खाते असेल तर: ',
  verificationCode: 'कोड टाका',
  newPassword: 'नवीन पासवर्ड',
  atLeast: (count) => `किमान ${count} अक्षरे`,
  confirmPassword: 'नवीन पासवर्ड पुन्हा',
  codeOnWayThere: 'कोड तिथे पाठवला आहे.',
  codeOnWay: 'कोड पाठवला आहे: SMS ने, किंवा मेसच्या खात्यासाठी ईमेलने.',
  enterSixDigits: '6 अंकी बरोबर OTP टाका',
} satisfies Texts<typeof import('./forgot-password-texts.ts')>;
