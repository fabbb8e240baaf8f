import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  placedFor: (time, name) => `${time}, ${name} के लिए`,
  subtotal: 'जोड़',
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लेटफ़ॉर्म फ़ीस',
  total: 'कुल',
  viewBill: 'बिल देखें',

  bill: 'बिल',
  order: 'ऑर्डर',
  paper: 'काग़ज़',
  fileName: (number, mess) => `बिल ${number} · ${mess}`,
  paperOf: (mm) => `${mm} मिमी काग़ज़`,
  openFailed: 'बिल नहीं खुला',
  saveHint: 'फ़ाइल रखने के लिए प्रिंट दबाएँ और PDF में सेव करें।',
  titles: { none: 'बिल', composition: 'बिल ऑफ़ सप्लाई', regular: 'टैक्स इनवॉइस' },
  number: 'नंबर',
  date: 'तारीख़',
  token: 'टोकन',
  table: 'टेबल',
  food: 'खाना',
  paid: 'पेमेंट',
  methods: { cod: 'कैश', online: 'ऑनलाइन', upi: 'UPI' },
  includesGst: 'खाने की क़ीमत में 5% GST शामिल है:',
  taxable: 'टैक्स योग्य रकम',
} satisfies Texts<typeof import('./bill-texts.ts')>;
