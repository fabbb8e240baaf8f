import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  changed: 'आपके ऑर्डर बदल गए हैं',
  number: (number) => `नंबर ${number}`,
  token: (token, number) => `टोकन ${token} · ${number}`,
  newOrder: (number) => `नया ऑर्डर ${number}`,
  newOrderToken: (token) => `नया ऑर्डर, टोकन ${token}`,
  foodReady: 'आपका खाना तैयार है',
  cancelled: (order) => `कैंसल: ${order}`,
  howWasMeal: 'खाना कैसा था?',
  refunded: (sum) => `${sum} वापस किए गए`,
  goesBack: (sum) => `${sum} आपको वापस मिलेंगे।`,
  messRefunds: 'मेस आपके पैसे वापस करेगी।',
  refundIfIn: 'पेमेंट मिला होगा तो मेस वापस करेगी।',
  nothingToPay: 'कुछ नहीं देना है।',
  payOnline: (sum) => `${sum} ऑनलाइन या काउंटर पर दें।`,
  payments: { due: 'पेमेंट बाकी है', said: 'पेमेंट बताया गया; मेस जाँच रही है', paid: 'पेमेंट हो गया' },
} satisfies Texts<typeof import('./notice-texts.ts')>;
