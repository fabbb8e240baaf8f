import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  placedFor: (time, name) => `${time}, ${name} साठी`,
  subtotal: 'बेरीज',
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लॅटफॉर्म फी',
  total: 'एकूण',
  viewBill: 'बिल पाहा',

  bill: 'बिल',
  order: 'ऑर्डर',
  paper: 'कागद',
  fileName: (number, mess) => `बिल ${number} · ${mess}`,
  paperOf: (mm) => `${mm} मिमी कागद`,
  openFailed: 'बिल उघडले नाही',
  saveHint: 'फाइल ठेवण्यासाठी प्रिंट दाबा आणि PDF मध्ये सेव्ह करा.',
  titles: { none: 'बिल', composition: 'बिल ऑफ सप्लाय', regular: 'टॅक्स इनव्हॉइस' },
  number: 'नंबर',
  date: 'तारीख',
  token: 'टोकन',
  table: 'टेबल',
  food: 'जेवण',
  paid: 'पेमेंट',
  methods: { cod: 'रोख', online: 'ऑनलाइन', upi: 'UPI' },
  includesGst: 'जेवणाच्या किमतीत 5% GST आहे:',
  taxable: 'करपात्र रक्कम',
} satisfies Texts<typeof import('./bill-texts.ts')>;
