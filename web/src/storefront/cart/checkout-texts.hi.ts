import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  confirmPhone: 'अपना फ़ोन नंबर कन्फ़र्म करें',
  verifyFailed: 'OTP जाँचा नहीं जा सका',
  codeGoesTo: (phone) => `हम ${phone} पर कोड भेजेंगे।`,
  sendFailed: 'OTP नहीं भेजा जा सका',
  sendingOtp: 'OTP भेजा जा रहा है...',
  sendOtp: 'OTP भेजें',

  stillWantOrder: 'ऑर्डर अब भी चाहिए?',
  noForgetIt: 'नहीं, रहने दें',
  yesOrderIt: 'हाँ, ऑर्डर करें',

  guestCheckout: 'बिना खाते के ऑर्डर',
  guestCheckoutHint: 'ताकि खाना तैयार होने पर किचन आपको कॉल कर सके।',
  placingOrder: 'ऑर्डर हो रहा है...',
  placeOrderOf: 'ऑर्डर करें · ',
  includesFee: (fee) => `इसमें ${fee} प्लेटफ़ॉर्म फ़ीस शामिल है`,
  notPerson: (name) => `आप ${name} नहीं हैं?`,
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  orderOften: 'यहाँ अक्सर ऑर्डर करते हैं?',

  noAccountNeeded: ': सिर्फ़ नाम और फ़ोन नंबर चाहिए।',
  includesPlatformFee: ' इसमें प्लेटफ़ॉर्म की फ़ीस शामिल है।',
  signedInOnly: (mess) => `${mess} में ऑर्डर करने के लिए साइन इन करें।`,

  keepOnHome: (mess) => `${mess} को होम स्क्रीन पर रखें`,
  add: 'जोड़ें',
  notNow: 'अभी नहीं',

  finishingOrder: 'आपका ऑर्डर पूरा हो रहा है...',
  didOrderArrive: 'क्या पिछला ऑर्डर पहुँचा?',
  connectionBroke: 'किचन के जवाब से पहले इंटरनेट चला गया। फिर से भेजने पर दूसरा ऑर्डर नहीं बनेगा।',
  sendAgain: 'फिर से भेजें',
  forgetIt: 'रहने दें',
  orderWaits: 'ऑर्डर इंटरनेट आने का इंतज़ार कर रहा है',
  orderWaitsHint: (slot, time) =>
    `${slot && `समय: ${slot}। `}${time} तक इंटरनेट आ गया तो ऑर्डर चला जाएगा। तब तक कुछ ऑर्डर नहीं हुआ है।`,
  dontSend: 'न भेजें',

  chooseOtherTime: 'कोई और समय चुनें?',
  notPlacedFor: (slot, reason) => `${slot} का आपका ऑर्डर नहीं हुआ। ${reason}`,
  orderFor: (time) => `${time} के लिए ऑर्डर करें`,
  anotherTime: 'और कोई समय चुनें',

  orderIdCopied: 'ऑर्डर नंबर कॉपी हो गया!',
  order: 'ऑर्डर',
  copyOrderId: 'ऑर्डर नंबर कॉपी करें',
  copy: 'कॉपी करें',
  trackOrder: 'ऑर्डर देखें',
  backToMenu: 'मेन्यू पर वापस',
  skipTyping: 'अगली बार सब फिर से न लिखना पड़े?',
  createAccount: 'खाता बनाएँ',
  orderBefore: 'ऑर्डर ',
  viewMyOrders: 'मेरे ऑर्डर देखें',
  payCash: 'काउंटर पर कैश दें।',
  payUpi: 'UPI से अभी या खाना लेते समय दें।',
  payOnline: 'ऑनलाइन अभी या खाना लेते समय दें।',
  orderPlaced: 'ऑर्डर हो गया!',
  hasYourOrder: (mess, pay) => `${mess} को आपका ऑर्डर मिल गया। ${pay}`,
  token: (token) => `टोकन ${token}`,
  payByUpi: (sum) => `UPI से ${sum} दें`,
  payOnlineNow: (sum) => `ऑनलाइन ${sum} दें`,

  orderHeld: 'आपका ऑर्डर रोककर रखा है',
  orderCancelled: 'यह ऑर्डर कैंसल हो गया',
  messGetsIt: (mess, isHeld) =>
    isHeld ? `पेमेंट होते ही ऑर्डर ${mess} को मिलेगा।` : `${mess} को यह ऑर्डर नहीं मिला।`,
  payNow: 'अभी पेमेंट करें',
  seeOrder: 'ऑर्डर देखें',

  closedNow: 'माफ़ कीजिए, मेस अभी बंद है। खुलने के समय पर फिर से कोशिश करें।',
  amountTooHigh: 'ऑर्डर की रकम बहुत ज़्यादा है। कार्ट से कुछ कम करें।',
  invalidQuantities: 'कुछ डिश की संख्या सही नहीं है। अपना कार्ट देख लें।',
  pricesChanged: 'कुछ क़ीमतें बदल गई हैं। कार्ट में नई क़ीमतें हैं। देखकर फिर से ऑर्डर करें।',
  failedShort: 'ऑर्डर नहीं हो पाया',
  failed: 'ऑर्डर नहीं हो पाया। फिर से कोशिश करें।',
  checkConnection: 'इंटरनेट देखकर फिर से ऑर्डर करें। ऑर्डर दो बार नहीं जाएगा।',
  offlineKept: 'इंटरनेट नहीं है। आपका ऑर्डर रखा हुआ है, 10 मिनट में इंटरनेट आ गया तो चला जाएगा।',
  notPlaced: 'ऑर्डर नहीं हो सका। फिर से कोशिश करें।',
  dishMissing: (name) => `“${name}” अब नहीं मिल रहा। उसे कार्ट से हटाएँ।`,
  dishesMissing: 'कार्ट की कुछ डिश अब नहीं मिल रहीं। अपना कार्ट देख लें।',

  unsentOrder: (at, slot, dishes) =>
    `आपने ${at} यह ऑर्डर करना चाहा था${slot && `, ${slot} के लिए`}: ${dishes}। यह अभी भेजा नहीं गया है।`,
  dishGone: 'एक डिश जो अब मेन्यू में नहीं है',

  orderPlacedToast: 'ऑर्डर हो गया!',
  orderNotPlaced: 'आपका ऑर्डर नहीं हुआ',
} satisfies Texts<typeof import('./checkout-texts.ts')>;
