import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  comingSoon: 'जल्द आ रहे हैं: किचन तैयार हो रहा है।',
  closedForNow: 'अगली सूचना तक बंद।',
  browseMenu: 'मेन्यू देखें',
  when: 'कब?',
  pickupTime: 'लेने का समय',
  laterTimes: 'बाद के समय',
  fewLeft: 'थोड़े बचे',
  full: 'भर गया',

  whenWanted: 'आपको कब चाहिए?',
  now: 'अभी',
  cart: 'कार्ट',
  yourCart: 'आपका कार्ट',
  loading: 'लोड हो रहा है...',
  canFillCart: 'आप कार्ट भर सकते हैं।',
  thaliOfTheDay: 'उस दिन की थाली',
  favoritesFailed: 'पसंदीदा नहीं बदल पाए',
  pleaseTryAgain: 'फिर से कोशिश करें।',
  timeLeftToPay: 'पेमेंट का बाकी समय: ',
} satisfies Texts<typeof import('./storefront-texts.ts')>;
