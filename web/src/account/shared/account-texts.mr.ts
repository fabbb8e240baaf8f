import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  passwordsDiffer: 'दोन्ही पासवर्ड वेगळे आहेत',
  setFailed: 'पासवर्ड सेव्ह झाला नाही',
  password: 'पासवर्ड',
  atLeast: (count) => `किमान ${count} अक्षरे`,
  confirmPassword: 'पासवर्ड पुन्हा',
  phoneNumber: 'फोन नंबर',
  enterPhone: 'तुमचा फोन नंबर लिहा',
  enterValidPhone: 'बरोबर फोन नंबर लिहा',
  lunchReady: 'जेवण काउंटरवर आहे.',
  lunchHint: 'ऑर्डर येताच दिसतात, आणि त्या कुठपर्यंत आल्या ते सर्वांना कळते.',
  loading: 'लोड होत आहे...',
  otpFailed: 'OTP पाठवता आला नाही',
  codeFailed: 'कोड पाठवता आला नाही',
  haveCode: 'माझ्याकडे कोड आहे',
  sending: (isOtp) => `${isOtp ? 'OTP' : 'कोड'} पाठवत आहे...`,
  send: (isOtp) => `${isOtp ? 'OTP' : 'कोड'} पाठवा`,
  verifyFailed: 'OTP तपासता आला नाही',
} satisfies Texts<typeof import('./account-texts.ts')>;
