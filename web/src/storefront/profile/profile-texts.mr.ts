import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  nameTooShort: 'नावात किमान 2 अक्षरे हवीत.',
  enterPhone: 'बरोबर फोन नंबर लिहा.',
  enterEmail: 'बरोबर ईमेल लिहा.',

  updated: 'प्रोफाइल बदलले!',
  updatedHint: 'तुमचे प्रोफाइल बदलले आहे.',
  notUpdated: 'प्रोफाइल बदलले नाही',
  notUpdatedHint: 'प्रोफाइल बदलताना अडचण आली.',
  editProfile: 'प्रोफाइल बदला',
  save: 'सेव्ह करा',
  cancel: 'राहू द्या',
  name: 'नाव',
  phone: 'फोन',
  phoneStays: 'रिकामे ठेवल्यास तुमचा नंबर तोच राहील.',
  email: 'ईमेल',
  emailStays: 'याने तुमचा ईमेल बदलणार नाही. त्यासाठी ‘तुमचे खाते’ उघडा.',

  noName: 'नाव दिलेले नाही',
  noEmail: 'ईमेल दिलेला नाही',
  noPhone: 'फोन दिलेला नाही',
  totalOrders: 'एकूण ऑर्डर',
  favorites: 'आवडीचे',
  lastOrder: 'शेवटची ऑर्डर',
  none: 'नाही',

  profile: 'प्रोफाइल',
  viewHistory: 'जुन्या ऑर्डर पाहा',
  yourAccount: 'तुमचे खाते',
  contactSupport: 'मदत घ्या',
  logout: 'लॉगआउट',
} satisfies Texts<typeof import('./profile-texts.ts')>;
