import type { Texts } from '../texts/texts.ts';

export const texts = {
  resendOtp: 'OTP फिर से भेजें',
  back: 'वापस',
  sending: 'भेजा जा रहा है...',
  inSeconds: (seconds) => `${seconds} सेकंड में`,
  askAgainIn: (seconds) => `आप ${seconds} सेकंड में नया कोड माँग सकते हैं`,
  askAgainNow: 'अब आप नया कोड माँग सकते हैं',
  enterSixDigits: (code) => `6 अंकों का सही ${code} डालें`,
  verifying: 'जाँचा जा रहा है...',
  verify: (code) => `${code} जाँचें`,
  resend: (code) => `${code} फिर से भेजें`,
  verificationCode: 'कोड डालें',
  sentTo: (to) => `${to} पर भेजा गया`,
  sendFailed: (code) => `${code} नहीं भेजा जा सका`,
  code: 'कोड',
} satisfies Texts<typeof import('./code-texts.ts')>;
