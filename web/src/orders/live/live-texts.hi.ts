import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  live: 'लाइव',
  connecting: 'जुड़ रहा है',
  notLive: 'लाइव नहीं',
  offline: 'इंटरनेट नहीं है',
  ordersLater: 'इंटरनेट नहीं है। नेटवर्क आने पर नए ऑर्डर दिखेंगे।',
  reconnecting: 'लाइव अपडेट बंद हैं। फिर से जोड़ रहे हैं; तब तक ऑर्डर हर 15 सेकंड में आएँगे।',
} satisfies Texts<typeof import('./live-texts.ts')>;
