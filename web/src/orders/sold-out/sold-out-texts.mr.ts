import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  soldOut: (dishes) => `${dishes} संपले`,
  alreadyOrdered: 'या ग्राहकांनी हे आधीच ऑर्डर केले आहे.',

  openOrdersWith: (dish) => `${dish} असलेल्या चालू ऑर्डर`,
  openOrders: (count) => `${count} चालू ऑर्डरमध्ये हे आहे`,
  tellOnWhatsApp: 'WhatsApp वर सांगा',
  openOrder: 'ऑर्डर उघडा…',
  customer: 'ग्राहक',
  sorry: (dish, order, mess) => `माफ करा, ${dish} आत्ताच संपले. त्याऐवजी काय घ्याल? ${order}, ${mess}`,
} satisfies Texts<typeof import('./sold-out-texts.ts')>;
