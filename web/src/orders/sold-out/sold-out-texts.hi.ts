import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  soldOut: (dishes) => `${dishes} ख़त्म`,
  alreadyOrdered: 'ये ग्राहक इसे पहले ही ऑर्डर कर चुके हैं।',

  openOrdersWith: (dish) => `${dish} वाले चालू ऑर्डर`,
  openOrders: (count) => `${count} चालू ऑर्डर में यह है`,
  tellOnWhatsApp: 'WhatsApp पर बताएँ',
  openOrder: 'ऑर्डर खोलें…',
  customer: 'ग्राहक',
  sorry: (dish, order, mess) =>
    `माफ़ कीजिए, ${dish} अभी-अभी ख़त्म हो गया। इसकी जगह क्या लेंगे? ${order}, ${mess}`,
} satisfies Texts<typeof import('./sold-out-texts.ts')>;
