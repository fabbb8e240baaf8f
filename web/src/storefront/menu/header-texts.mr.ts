import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  skipToMenu: 'थेट मेनूवर जा',
  openNow: 'आता चालू आहे',
  languages: 'भाषा',

  tabs: 'मुख्य',
  menu: 'मेनू',
  orders: 'ऑर्डर',
  myOrders: 'माझ्या ऑर्डर',
  history: 'जुन्या ऑर्डर',
  favorites: 'आवडीचे',
  guestFavorites: 'आवडीचे',
  cart: 'कार्ट',
  profile: 'प्रोफाइल',
  signIn: 'साइन इन',
  ongoing: 'चालू',
  items: 'पदार्थ',
} satisfies Texts<typeof import('./header-texts.ts')>;
