import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  confirmPhone: 'तुमचा फोन नंबर कन्फर्म करा',
  verifyFailed: 'OTP तपासता आला नाही',
  codeGoesTo: (phone) => `आम्ही ${phone} वर कोड पाठवू.`,
  sendFailed: 'OTP पाठवता आला नाही',
  sendingOtp: 'OTP पाठवत आहे...',
  sendOtp: 'OTP पाठवा',

  stillWantOrder: 'ऑर्डर अजून हवी आहे?',
  noForgetIt: 'नाही, राहू द्या',
  yesOrderIt: 'हो, ऑर्डर करा',

  guestCheckout: 'खात्याशिवाय ऑर्डर',
  guestCheckoutHint: 'जेवण तयार झाल्यावर किचन तुम्हाला कॉल करू शकेल.',
  placingOrder: 'ऑर्डर देत आहे...',
  placeOrderOf: 'ऑर्डर करा · ',
  includesFee: (fee) => `यात ${fee} प्लॅटफॉर्म फी समाविष्ट आहे`,
  notPerson: (name) => `तुम्ही ${name} नाही?`,
  name: 'नाव',
  phone: 'फोन',
  email: 'ईमेल',
  orderOften: 'इथे नेहमी ऑर्डर करता?',

  noAccountNeeded: ': फक्त नाव आणि फोन नंबर हवा.',
  includesPlatformFee: ' यात प्लॅटफॉर्मची फी समाविष्ट आहे.',
  signedInOnly: (mess) => `${mess} मध्ये ऑर्डर करण्यासाठी साइन इन करा.`,

  keepOnHome: (mess) => `${mess} होम स्क्रीनवर ठेवा`,
  add: 'जोडा',
  notNow: 'आता नको',

  finishingOrder: 'तुमची ऑर्डर पूर्ण होत आहे...',
  didOrderArrive: 'मागची ऑर्डर पोहोचली का?',
  connectionBroke: 'किचनचे उत्तर येण्याआधी इंटरनेट गेले. पुन्हा पाठवल्यास दुसरी ऑर्डर होणार नाही.',
  sendAgain: 'पुन्हा पाठवा',
  forgetIt: 'राहू द्या',
  orderWaits: 'ऑर्डर इंटरनेटची वाट पाहत आहे',
  orderWaitsHint: (slot, time) =>
    `${slot && `वेळ: ${slot}. `}${time} पर्यंत इंटरनेट आले तर ऑर्डर जाईल. तोपर्यंत काहीही ऑर्डर झालेले नाही.`,
  dontSend: 'पाठवू नका',

  chooseOtherTime: 'दुसरी वेळ निवडायची?',
  notPlacedFor: (slot, reason) => `तुमची ${slot} ची ऑर्डर झाली नाही. ${reason}`,
  orderFor: (time) => `${time} साठी ऑर्डर करा`,
  anotherTime: 'दुसरी वेळ निवडा',

  orderIdCopied: 'ऑर्डर नंबर कॉपी झाला!',
  order: 'ऑर्डर',
  copyOrderId: 'ऑर्डर नंबर कॉपी करा',
  copy: 'कॉपी करा',
  trackOrder: 'ऑर्डर पाहा',
  backToMenu: 'मेनूवर परत',
  skipTyping: 'पुढच्या वेळी पुन्हा लिहायला नको?',
  createAccount: 'खाते तयार करा',
  orderBefore: 'ऑर्डर ',
  viewMyOrders: 'माझ्या ऑर्डर पाहा',
  payCash: 'काउंटरवर रोख द्या.',
  payUpi: 'UPI ने आता किंवा जेवण घेताना द्या.',
  payOnline: 'ऑनलाइन आता किंवा जेवण घेताना द्या.',
  orderPlaced: 'ऑर्डर झाली!',
  hasYourOrder: (mess, pay) => `${mess} ला तुमची ऑर्डर मिळाली. ${pay}`,
  token: (token) => `टोकन ${token}`,
  payByUpi: (sum) => `UPI ने ${sum} द्या`,
  payOnlineNow: (sum) => `ऑनलाइन ${sum} द्या`,

  orderHeld: 'तुमची ऑर्डर राखून ठेवली आहे',
  orderCancelled: 'ही ऑर्डर रद्द झाली',
  messGetsIt: (mess, isHeld) =>
    isHeld ? `पेमेंट झाल्यावर ऑर्डर ${mess} ला मिळेल.` : `${mess} ला ही ऑर्डर मिळाली नाही.`,
  payNow: 'आता पेमेंट करा',
  seeOrder: 'ऑर्डर पाहा',

  closedNow: 'माफ करा, मेस आता बंद आहे. चालू असण्याच्या वेळेत पुन्हा प्रयत्न करा.',
  amountTooHigh: 'ऑर्डरची रक्कम खूप जास्त आहे. कार्टमधून काही कमी करा.',
  invalidQuantities: 'काही पदार्थांची संख्या बरोबर नाही. तुमचे कार्ट तपासा.',
  pricesChanged: 'काही किमती बदलल्या आहेत. कार्टमध्ये नवीन किमती आहेत. पाहून पुन्हा ऑर्डर करा.',
  failedShort: 'ऑर्डर होऊ शकली नाही',
  failed: 'ऑर्डर होऊ शकली नाही. पुन्हा प्रयत्न करा.',
  checkConnection: 'इंटरनेट तपासून पुन्हा ऑर्डर करा. ऑर्डर दोनदा जाणार नाही.',
  offlineKept: 'इंटरनेट नाही. तुमची ऑर्डर जपून ठेवली आहे, 10 मिनिटांत इंटरनेट आले तर जाईल.',
  notPlaced: 'ऑर्डर झाली नाही. पुन्हा प्रयत्न करा.',
  dishMissing: (name) => `“${name}” आता उपलब्ध नाही. ते कार्टमधून काढा.`,
  dishesMissing: 'कार्टमधले काही पदार्थ आता उपलब्ध नाहीत. तुमचे कार्ट तपासा.',

  unsentOrder: (at, slot, dishes) =>
    `तुम्हाला ${at} ला ही ऑर्डर करायची होती${slot && `, ${slot} साठी`}: ${dishes}. ती अजून पाठवलेली नाही.`,
  dishGone: 'आता मेनूत नसलेला पदार्थ',

  orderPlacedToast: 'ऑर्डर झाली!',
  orderNotPlaced: 'तुमची ऑर्डर झाली नाही',
} satisfies Texts<typeof import('./checkout-texts.ts')>;
