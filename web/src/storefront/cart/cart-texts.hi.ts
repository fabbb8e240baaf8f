import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  totalChanged: 'कुल रकम बदल गई है',
  totalWent: (isUp, from, to) => `कुल रकम ${from} से ${isUp ? 'बढ़कर' : 'घटकर'} ${to} हो गई है।`,
  cancel: 'रहने दें',
  placeOrderFor: (total) => `${total} में ऑर्डर करें`,

  choosePickupTime: 'लेने का समय चुनें।',
  cartEmpty: 'आपका कार्ट ख़ाली है',
  cartEmptyHint: 'मेन्यू से कुछ चुनें, वह यहाँ दिखेगा।',
  subtotal: (count) => `जोड़ (${count} डिश)`,
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लेटफ़ॉर्म फ़ीस',
  total: 'कुल',

  currentlyUnavailable: (name) => `${name} अभी नहीं मिल रहा`,
  removedFromCart: 'कार्ट से हटाया गया',
  addedToCart: (name) => `${name} कार्ट में जुड़ गया!`,

  fillNameAndPhone: 'अपना नाम और फ़ोन नंबर भरें',
  tooMany: (name) => `${name} एक बार में 100 से ज़्यादा ऑर्डर नहीं कर सकते।`,

  enterName: 'अपना नाम लिखें',
  enterValidPhone: 'सही फ़ोन नंबर लिखें',
  enterValidEmail: 'सही ईमेल लिखें',
  sorry: (reason) => `माफ़ कीजिए, ${reason}`,
  onlineSoon: 'ऑनलाइन पेमेंट जल्द आ रहा है! अभी कैश चुनें।',

  takeSlot: (time) => `${time} का समय लें`,

  notEnough: (names) => `इतना नहीं बचा: ${names}।`,
  nothingAvailable: 'इस ऑर्डर की कोई भी डिश अभी नहीं मिल रही',
  itemsAdded: (count) => `${count} डिश कार्ट में जुड़ गईं!`,

  noLongerAvailable: 'अब नहीं मिल रहा',
  onlyLeft: (quantity) => `सिर्फ़ ${quantity} बची`,
  changeDish: (name) => `${name}: बदलें`,
  change: 'बदलें',
  each: ' प्रति प्लेट',
  was: 'पहले ',

  specialInstructions: 'किचन के लिए नोट ',
  optional: '(ज़रूरी नहीं)',
  instructionsLabel: 'किचन के लिए नोट',
  instructionsExample: 'कम तीखा, बिना प्याज़...',

  orderDetails: 'ऑर्डर की जानकारी',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  addDetails: 'किचन को आपका नाम और फ़ोन नंबर चाहिए। ऑर्डर करने के लिए इन्हें अपनी प्रोफ़ाइल में जोड़ें।',
  updateProfile: 'प्रोफ़ाइल बदलें',
  missing: 'नहीं दिया',

  comingSoon: 'जल्द आ रहा है',
  paymentMethod: 'पेमेंट का तरीका',
  cashOnDelivery: 'कैश',
  payAtCounter: 'काउंटर पर दें',
  upi: 'UPI',
  upiHint: 'ऑर्डर के बाद किसी भी UPI ऐप से दें',
  online: 'ऑनलाइन पेमेंट',
  onlineFirstHint: 'UPI, कार्ड या नेटबैंकिंग। पेमेंट मिलने पर किचन शुरू करेगा।',
  onlineHint: 'UPI, कार्ड या नेटबैंकिंग से, अभी या खाना लेते समय',

  toPay: 'कुल देना है',
  placingOrder: 'ऑर्डर हो रहा है...',
  placeOrder: 'ऑर्डर करें',

  eatHereOrParcel: 'यहीं खाएँगे या पार्सल?',
  aPortion: ' प्रति प्लेट',
  changeTable: 'टेबल बदलें',
  whichTable: 'कौन-सी टेबल?',
  collectAtCounter: 'काउंटर से ख़ुद लूँगा/लूँगी',

  signIn: 'साइन इन करें',
  createAccount: 'खाता बनाएँ',

  noneAvailable: (names) => `अब नहीं मिल रहे: ${names}`,
  removeIt: 'हटाएँ',
  removeThem: 'इन्हें हटाएँ',
  onlySomeLeft: (left, name) => `${name} सिर्फ़ ${left} बची है।`,
  take: (left) => `${left} लें`,
  chooseAgain: 'फिर से चुनें',

  tooFewChoices: (dish, count, group) => `${dish}: ${group} में से कम से कम ${count} चुनें।`,
  tooManyChoices: (dish, count, group) => `${dish}: ${group} में से ज़्यादा से ज़्यादा ${count} चुनें।`,
  choiceUnavailable: (dish, choice) => `${dish}: ${choice} अभी नहीं मिल रहा।`,
  choiceGone: (dish) => `${dish}: आपकी चुनी एक चीज़ अब मेन्यू में नहीं है।`,

  remove: 'हटाएँ',
  justSoldOut: (name) => `${name} अभी-अभी ख़त्म हो गया।`,
  newPrice: (name, to, from) => `${name} अब ${from} की जगह ${to} का है।`,
  pricesChanged: 'क़ीमतें बदल गई हैं',
} satisfies Texts<typeof import('./cart-texts.ts')>;
