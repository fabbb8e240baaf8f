import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  live: 'लाइव्ह',
  connecting: 'जोडत आहे',
  notLive: 'लाइव्ह नाही',
  offline: 'इंटरनेट नाही',
  ordersLater: 'इंटरनेट नाही. नेटवर्क आल्यावर नवीन ऑर्डर दिसतील.',
  reconnecting: 'लाइव्ह अपडेट बंद आहेत. पुन्हा जोडत आहे; तोपर्यंत ऑर्डर दर 15 सेकंदांनी येतील.',
} satisfies Texts<typeof import('./live-texts.ts')>;
