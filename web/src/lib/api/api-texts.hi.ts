import type { Texts } from '../texts/texts.ts';

export const texts = {
  checkConnection: 'अपना इंटरनेट देख लें।',
  againInSeconds: (seconds) => ` ${seconds} सेकंड बाद फिर से कोशिश करें।`,
  againInMinutes: (minutes) => ` ${minutes} मिनट बाद फिर से कोशिश करें।`,
  networkError: 'इंटरनेट की दिक़्क़त',
  tryingAgain: 'फिर से कोशिश हो रही है...',
  tooMany: 'बहुत जल्दी-जल्दी',
  tooManyHint: 'आप बहुत जल्दी-जल्दी कोशिश कर रहे हैं। थोड़ा रुककर फिर से करें।',
  serverError: 'सर्वर की दिक़्क़त',
  tryLater: 'कुछ गड़बड़ हुई। थोड़ी देर बाद कोशिश करें।',
  error: 'गड़बड़ हुई',
  sessionExpired: 'फिर से साइन इन करें',
  logInAgain: 'आपका सेशन ख़त्म हो गया, फिर से साइन इन करें।',
  unexpected: 'सर्वर का जवाब समझ नहीं आया',
} satisfies Texts<typeof import('./api-texts.ts')>;
