import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  comingSoon: 'लवकरच येत आहोत: किचन तयार होत आहे.',
  closedForNow: 'पुढील सूचनेपर्यंत बंद.',
  browseMenu: 'मेनू पाहा',
  when: 'कधी?',
  pickupTime: 'घेण्याची वेळ',
  laterTimes: 'नंतरच्या वेळा',
  fewLeft: 'थोडे शिल्लक',
  full: 'भरले',

  whenWanted: 'तुम्हाला कधी हवे?',
  now: 'आता',
  cart: 'कार्ट',
  yourCart: 'तुमचे कार्ट',
  loading: 'लोड होत आहे...',
  canFillCart: 'तुम्ही कार्ट भरू शकता.',
  thaliOfTheDay: 'त्या दिवसाची थाळी',
  favoritesFailed: 'आवडीचे बदलता आले नाहीत',
  pleaseTryAgain: 'पुन्हा प्रयत्न करा.',
  timeLeftToPay: 'पेमेंटसाठी उरलेला वेळ: ',
} satisfies Texts<typeof import('./storefront-texts.ts')>;
