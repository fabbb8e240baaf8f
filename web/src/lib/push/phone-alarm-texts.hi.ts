import type { Texts } from '../texts/texts.ts';

export const texts = {
  alarm: 'इस फ़ोन पर अलार्म',
  alarmHint: 'Thali बंद होने पर और लॉगआउट के बाद भी नए ऑर्डर यहाँ बजते हैं।',
  lastStep: 'वहाँ अलार्म चालू करें।',
  otherBrowser: 'Chrome, एज या फ़ायरफ़ॉक्स इस्तेमाल करें।',
  notChanged: 'अलार्म नहीं बदला। फिर से कोशिश करें।',
} satisfies Texts<typeof import('./phone-alarm-texts.ts')>;
