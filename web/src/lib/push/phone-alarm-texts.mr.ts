import type { Texts } from '../texts/texts.ts';

export const texts = {
  alarm: 'या फोनवर अलार्म',
  alarmHint: 'Thali बंद असताना आणि लॉगआउटनंतरही नवीन ऑर्डर इथे वाजतात.',
  lastStep: 'तिथे अलार्म सुरू करा.',
  otherBrowser: 'Chrome, एज किंवा फायरफॉक्स वापरा.',
  notChanged: 'अलार्म बदलला नाही. पुन्हा प्रयत्न करा.',
} satisfies Texts<typeof import('./phone-alarm-texts.ts')>;
