import type { Texts } from '../texts/texts.ts';

export const texts = {
  checkConnection: 'तुमचे इंटरनेट तपासा.',
  againInSeconds: (seconds) => ` ${seconds} सेकंदांनी पुन्हा प्रयत्न करा.`,
  againInMinutes: (minutes) => ` ${minutes} मिनिटांनी पुन्हा प्रयत्न करा.`,
  networkError: 'इंटरनेटची अडचण',
  tryingAgain: 'पुन्हा प्रयत्न करत आहे...',
  tooMany: 'खूप घाईने',
  tooManyHint: 'तुम्ही खूप घाईने प्रयत्न करत आहात. थोडे थांबून पुन्हा करा.',
  serverError: 'सर्व्हरची अडचण',
  tryLater: 'काहीतरी चुकले. थोड्या वेळाने प्रयत्न करा.',
  error: 'चूक झाली',
  sessionExpired: 'पुन्हा साइन इन करा',
  logInAgain: 'तुमचे सेशन संपले, पुन्हा साइन इन करा.',
  unexpected: 'सर्व्हरचे उत्तर समजले नाही',
} satisfies Texts<typeof import('./api-texts.ts')>;
