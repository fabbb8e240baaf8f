import type { Texts } from '../texts/texts.ts';

export const texts = {
  resendOtp: 'OTP पुन्हा पाठवा',
  back: 'मागे',
  sending: 'पाठवत आहे...',
  inSeconds: (seconds) => `${seconds} सेकंदांत`,
  askAgainIn: (seconds) => `तुम्ही ${seconds} सेकंदांत नवीन कोड मागू शकता`,
  askAgainNow: 'आता तुम्ही नवीन कोड मागू शकता',
  enterSixDigits: (code) => `6 अंकी बरोबर ${code} टाका`,
  verifying: 'तपासत आहे...',
  verify: (code) => `${code} तपासा`,
  resend: (code) => `${code} पुन्हा पाठवा`,
  verificationCode: 'कोड टाका',
  sentTo: (to) => `${to} वर पाठवला`,
  sendFailed: (code) => `${code} पाठवता आला नाही`,
  code: 'कोड',
} satisfies Texts<typeof import('./code-texts.ts')>;
