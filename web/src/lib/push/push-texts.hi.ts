import type { Texts } from '../texts/texts.ts';

export const texts = {
  cannotGet: (advice) => `यह ब्राउज़र वेबसाइट से सूचना नहीं ले सकता। ${advice}`,
  blocked: 'इस साइट की सूचनाएँ बंद हैं। चालू करने के लिए:',
  allowInBrowser: 'ब्राउज़र में पते के पास वाले निशान को दबाएँ और सूचनाएँ चालू करें।',
  allowInSettings: 'होम स्क्रीन के ऐप के लिए, फ़ोन की सेटिंग में चालू करें।',
  iphoneHint: 'iPhone या आईपैड पर सूचनाएँ सिर्फ़ होम स्क्रीन के ऐप में आती हैं (16.4 या नया):',
  open: 'खोलें: ',
  tapShareBefore: 'शेयर का निशान ',
  tapShareAfter: ' ब्राउज़र की पट्टी में दबाएँ।',
  addToHome: '‘होम स्क्रीन में जोड़ें’ चुनें।',
  openFromThere: (app, step) => `वहाँ से ${app} खोलें। ${step}`,
} satisfies Texts<typeof import('./push-texts.ts')>;
