import type { Texts } from '../texts/texts.ts';

export const texts = {
  cannotGet: (advice) => `हा ब्राउझर वेबसाइटवरून सूचना घेऊ शकत नाही. ${advice}`,
  blocked: 'या साइटच्या सूचना बंद आहेत. चालू करण्यासाठी:',
  allowInBrowser: 'ब्राउझरमध्ये पत्त्याजवळचे चिन्ह दाबा आणि सूचना चालू करा.',
  allowInSettings: 'होम स्क्रीनवरील ॲपसाठी, फोनच्या सेटिंगमध्ये चालू करा.',
  iphoneHint: 'iPhone किंवा आयपॅडवर सूचना फक्त होम स्क्रीनवरील ॲपमध्ये येतात (16.4 किंवा नवीन):',
  open: 'उघडा: ',
  tapShareBefore: 'शेअरचे चिन्ह ',
  tapShareAfter: ' ब्राउझरच्या पट्टीत दाबा.',
  addToHome: '‘होम स्क्रीनवर जोडा’ निवडा.',
  openFromThere: (app, step) => `तिथून ${app} उघडा. ${step}`,
} satisfies Texts<typeof import('./push-texts.ts')>;
