import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  enterValidPhone: 'बरोबर फोन नंबर लिहा',
  findOrder: 'तुमची ऑर्डर शोधा',
  orderBefore: 'ऑर्डर ',
  notOnAccount: 'ही ऑर्डर तुमच्या खात्यात नाही. ',
  enterPhone: 'ज्या फोन नंबरवरून ऑर्डर दिली तो लिहा.',
  looking: 'शोधत आहे...',
  showOrder: 'माझी ऑर्डर दाखवा',
  phone: 'फोन',
  orderedWithAccount: 'तुमच्या खात्यातून ऑर्डर दिली?',
  signIn: 'साइन इन करा',
  workHere: 'या मेसमध्ये काम करता?',
  signInAsStaff: 'स्टाफ म्हणून साइन इन करा',
  noOrderFound: 'या लिंक आणि फोन नंबरची ऑर्डर सापडली नाही.',
  tryLater: 'काहीतरी चुकले. थोड्या वेळाने प्रयत्न करा.',

  more: ' आणखी',
  follow: 'पाहा',
  waiting: 'प्रतीक्षेत',
  accepted: 'स्वीकारली',
  cooking: 'बनत आहे',
  ready: 'तयार',
  handedOver: 'दिली',
  cancelled: 'रद्द',
  expired: 'वैध नाही',

  otherMess: 'ही ऑर्डर दुसऱ्या मेसची आहे.',
  loading: 'लोड होत आहे...',
  orderAsOf: (time) => `ही ${time} पर्यंतची तुमची ऑर्डर आहे.`,
  showsAgain: 'इंटरनेट येताच तुमची ऑर्डर इथे दिसेल.',
  checkLink: 'लिंक तपासा, किंवा कोड पुन्हा स्कॅन करा.',
  orderNotFound: 'ऑर्डर सापडली नाही',
  returnHome: 'होमवर जा',

  backToOrders: 'ऑर्डरकडे परत',
  pageOf: (name) => `हे पेज ${name} पाहतात. स्टेटस ‘ऑर्डर’ मध्ये बदला.`,
} satisfies Texts<typeof import('./follow-texts.ts')>;
