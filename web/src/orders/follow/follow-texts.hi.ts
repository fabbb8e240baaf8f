import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  enterValidPhone: 'सही फ़ोन नंबर लिखें',
  findOrder: 'अपना ऑर्डर खोजें',
  orderBefore: 'ऑर्डर ',
  notOnAccount: 'यह ऑर्डर आपके खाते में नहीं है। ',
  enterPhone: 'वह फ़ोन नंबर लिखें जिससे ऑर्डर किया था।',
  looking: 'खोज रहे हैं...',
  showOrder: 'मेरा ऑर्डर दिखाएँ',
  phone: 'फ़ोन',
  orderedWithAccount: 'अपने खाते से ऑर्डर किया?',
  signIn: 'साइन इन करें',
  workHere: 'इस मेस में काम करते हैं?',
  signInAsStaff: 'स्टाफ़ के तौर पर साइन इन करें',
  noOrderFound: 'इस लिंक और फ़ोन नंबर का कोई ऑर्डर नहीं मिला।',
  tryLater: 'कुछ गड़बड़ हुई। थोड़ी देर बाद कोशिश करें।',

  more: ' और',
  follow: 'देखें',
  waiting: 'इंतज़ार में',
  accepted: 'मान लिया',
  cooking: 'बन रहा है',
  ready: 'तैयार',
  handedOver: 'दे दिया',
  cancelled: 'कैंसल',
  expired: 'मान्य नहीं',

  otherMess: 'यह ऑर्डर किसी और मेस का है।',
  loading: 'लोड हो रहा है...',
  orderAsOf: (time) => `यह ${time} तक का आपका ऑर्डर है।`,
  showsAgain: 'इंटरनेट आते ही आपका ऑर्डर यहाँ दिखेगा।',
  checkLink: 'लिंक देख लें, या कोड फिर से स्कैन करें।',
  orderNotFound: 'ऑर्डर नहीं मिला',
  returnHome: 'होम पर जाएँ',

  backToOrders: 'ऑर्डर पर वापस',
  pageOf: (name) => `यह पेज ${name} देखते हैं। स्टेटस ‘ऑर्डर’ में बदलें।`,
} satisfies Texts<typeof import('./follow-texts.ts')>;
