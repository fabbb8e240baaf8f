import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  orders: 'ऑर्डर',
  portions: 'प्लेट',
  enterNumber: (max) => `1 से ${max} तक कोई पूरा नंबर लिखें`,
  takeAtMost: 'ज़्यादा से ज़्यादा लें',
  less: 'कम',
  unitsInQuarter: (units) => `15 मिनट में ${units}`,
  more: 'ज़्यादा',
  inQuarter: '15 मिनट में',
  changeLimit: 'सीमा बदलें',
  setLimit: 'सीमा तय करें',
  noLimit: 'कोई सीमा नहीं',

  pauseNewOrders: 'नए ऑर्डर रोकें',
  pausedUntil: (time) => `${time} तक रुके हैं`,
  takingOrders: 'ऑर्डर लिए जा रहे हैं',
  pauseFor: 'इतने समय रोकें: ',
  minutes: (count) => `${count} मिनट`,
  takeAgain: 'फिर से ऑर्डर लें',

  hoursToday: 'आज का समय',
  saveForToday: 'आज के लिए सेव करें',
  closeForToday: 'आज के लिए बंद करें',
  usualHours: 'रोज़ का समय',
  opens: 'खुलता है',
  closes: 'बंद होता है',
  removeTime: (number) => `आज का समय ${number} हटाएँ`,

  ordersPausedUntil: (time) => `नए ऑर्डर ${time} तक रुके हैं`,

  cap: (count, unit, until) => `15 मिनट में ${count} ${unit}${until}`,
  fullUntil: (time) => `, ${time} तक पूरा भरा`,
  hoursInstead: (hours, usual) => `${hours}, रोज़ ${usual}`,
  closed: 'बंद',
  capUnits: { orders: { one: 'ऑर्डर', other: 'ऑर्डर' }, portions: { one: 'प्लेट', other: 'प्लेट' } },
} satisfies Texts<typeof import('./rush-texts.ts')>;
