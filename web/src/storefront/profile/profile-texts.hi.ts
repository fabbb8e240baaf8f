import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  nameTooShort: 'नाम में कम से कम 2 अक्षर होने चाहिए।',
  enterPhone: 'सही फ़ोन नंबर लिखें।',
  enterEmail: 'सही ईमेल लिखें।',

  updated: 'प्रोफ़ाइल बदल गई!',
  updatedHint: 'आपकी प्रोफ़ाइल बदल दी गई है।',
  notUpdated: 'प्रोफ़ाइल नहीं बदली',
  notUpdatedHint: 'प्रोफ़ाइल बदलने में दिक़्क़त हुई।',
  editProfile: 'प्रोफ़ाइल बदलें',
  save: 'सेव करें',
  cancel: 'रहने दें',
  name: 'नाम',
  phone: 'फ़ोन',
  phoneStays: 'ख़ाली छोड़ने पर आपका नंबर वही रहेगा।',
  email: 'ईमेल',
  emailStays: 'इससे आपका ईमेल नहीं बदलेगा। उसके लिए ‘आपका खाता’ खोलें।',

  noName: 'नाम नहीं दिया',
  noEmail: 'ईमेल नहीं दिया',
  noPhone: 'फ़ोन नहीं दिया',
  totalOrders: 'कुल ऑर्डर',
  favorites: 'पसंदीदा',
  lastOrder: 'पिछला ऑर्डर',
  none: 'कोई नहीं',

  profile: 'प्रोफ़ाइल',
  viewHistory: 'पुराने ऑर्डर देखें',
  yourAccount: 'आपका खाता',
  contactSupport: 'मदद लें',
  logout: 'लॉगआउट',
} satisfies Texts<typeof import('./profile-texts.ts')>;
