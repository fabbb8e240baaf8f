import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  changed: 'तुमच्या ऑर्डर बदलल्या आहेत',
  number: (number) => `नंबर ${number}`,
  token: (token, number) => `टोकन ${token} · ${number}`,
  newOrder: (number) => `नवीन ऑर्डर ${number}`,
  newOrderToken: (token) => `नवीन ऑर्डर, टोकन ${token}`,
  foodReady: 'तुमचे जेवण तयार आहे',
  cancelled: (order) => `रद्द: ${order}`,
  howWasMeal: 'जेवण कसे होते?',
  refunded: (sum) => `${sum} परत केले`,
  goesBack: (sum) => `${sum} तुम्हाला परत मिळतील.`,
  messRefunds: 'मेस तुमचे पैसे परत करेल.',
  refundIfIn: 'पेमेंट मिळाले असेल तर मेस परत करेल.',
  nothingToPay: 'काहीही द्यायचे नाही.',
  payOnline: (sum) => `${sum} ऑनलाइन किंवा काउंटरवर द्या.`,
  payments: { due: 'पेमेंट बाकी आहे', said: 'पेमेंट कळवले; मेस तपासत आहे', paid: 'पेमेंट झाले' },
} satisfies Texts<typeof import('./notice-texts.ts')>;
