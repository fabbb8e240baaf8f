import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  skipToMenu: 'सीधे मेन्यू पर जाएँ',
  openNow: 'अभी खुला है',
  languages: 'भाषा',

  tabs: 'मुख्य',
  menu: 'मेन्यू',
  orders: 'ऑर्डर',
  myOrders: 'मेरे ऑर्डर',
  history: 'पुराने ऑर्डर',
  favorites: 'पसंदीदा',
  guestFavorites: 'पसंदीदा',
  cart: 'कार्ट',
  profile: 'प्रोफ़ाइल',
  signIn: 'साइन इन',
  ongoing: 'चल रहे',
  items: 'डिश',
} satisfies Texts<typeof import('./header-texts.ts')>;
