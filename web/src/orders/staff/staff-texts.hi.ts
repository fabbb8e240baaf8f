import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  newOrders: 'नए',
  noNewOrders: 'कोई नया ऑर्डर नहीं',
  cooking: 'बन रहे हैं',
  nothingCooking: 'अभी कुछ नहीं बन रहा',
  ready: 'तैयार',
  nothingToHandOver: 'देने को कुछ नहीं',

  noReadyTime: 'समय न बताएँ',
  readyIn: (minutes) => `${minutes} मिनट में तैयार`,
  usualReadyTime: 'आमतौर पर कितनी देर में तैयार',
  minutes: (count) => `${count} मि.`,
  readyInLabel: 'कितनी देर में तैयार',
  automatic: 'अपने आप',
  none: 'नहीं',

  noTable: 'बिना टेबल',
  move: (order) => `${order} की टेबल बदलें`,

  canBeUndone: 'वापस ले सकते हैं',
  undoAction: (action) => `वापस लें: ${action}`,
  undo: 'वापस लें',

  orders: (count) => `${count} ऑर्डर`,
  handedOver: (order) => `${order} दे दिया`,
  isNow: (subject, status) => `अब ${subject}: ${status}`,
  areNow: (subject, status) => `अब ${subject}: ${status}`,
} satisfies Texts<typeof import('./staff-texts.ts')>;
