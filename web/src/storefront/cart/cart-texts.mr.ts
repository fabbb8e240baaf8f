import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  totalChanged: 'एकूण रक्कम बदलली आहे',
  totalWent: (isUp, from, to) =>
    `एकूण रक्कम ${from} वरून ${isUp ? 'वाढून' : 'कमी होऊन'} ${to} झाली आहे.`,
  cancel: 'राहू द्या',
  placeOrderFor: (total) => `${total} ला ऑर्डर करा`,

  choosePickupTime: 'घेण्याची वेळ निवडा.',
  cartEmpty: 'तुमचे कार्ट रिकामे आहे',
  cartEmptyHint: 'मेनूतून काहीतरी निवडा, ते इथे दिसेल.',
  subtotal: (count) => `बेरीज (${count} पदार्थ)`,
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लॅटफॉर्म फी',
  total: 'एकूण',

  currentlyUnavailable: (name) => `${name} आता उपलब्ध नाही`,
  removedFromCart: 'कार्टमधून काढले',
  addedToCart: (name) => `${name} कार्टमध्ये टाकले!`,

  fillNameAndPhone: 'तुमचे नाव आणि फोन नंबर भरा',
  tooMany: (name) => `${name} एका वेळी 100 पेक्षा जास्त ऑर्डर करता येत नाही.`,

  enterName: 'तुमचे नाव लिहा',
  enterValidPhone: 'बरोबर फोन नंबर लिहा',
  enterValidEmail: 'बरोबर ईमेल लिहा',
  sorry: (reason) => `माफ करा, ${reason}`,
  onlineSoon: 'ऑनलाइन पेमेंट लवकरच येत आहे! सध्या रोख निवडा.',

  takeSlot: (time) => `${time} ची वेळ घ्या`,

  notEnough: (names) => `इतके शिल्लक नाही: ${names}.`,
  nothingAvailable: 'या ऑर्डरमधले काहीही आता उपलब्ध नाही',
  itemsAdded: (count) => `${count} पदार्थ कार्टमध्ये टाकले!`,

  noLongerAvailable: 'आता उपलब्ध नाही',
  onlyLeft: (quantity) => `फक्त ${quantity} शिल्लक`,
  changeDish: (name) => `${name}: बदला`,
  change: 'बदला',
  each: ' प्रति प्लेट',
  was: 'आधी ',

  specialInstructions: 'किचनसाठी नोट ',
  optional: '(ऐच्छिक)',
  instructionsLabel: 'किचनसाठी नोट',
  instructionsExample: 'कमी तिखट, कांदा नको...',

  orderDetails: 'ऑर्डरची माहिती',
  name: 'नाव',
  phone: 'फोन',
  email: 'ईमेल',
  addDetails: 'किचनला तुमचे नाव आणि फोन नंबर हवा आहे. ऑर्डर करण्यासाठी ते प्रोफाइलमध्ये भरा.',
  updateProfile: 'प्रोफाइल बदला',
  missing: 'दिलेले नाही',

  comingSoon: 'लवकरच येत आहे',
  paymentMethod: 'पेमेंटची पद्धत',
  cashOnDelivery: 'रोख',
  payAtCounter: 'काउंटरवर द्या',
  upi: 'UPI',
  upiHint: 'ऑर्डरनंतर कोणत्याही UPI ॲपने द्या',
  online: 'ऑनलाइन पेमेंट',
  onlineFirstHint: 'UPI, कार्ड किंवा नेटबँकिंग. पेमेंट मिळाल्यावर किचन सुरू करेल.',
  onlineHint: 'UPI, कार्ड किंवा नेटबँकिंगने, आता किंवा जेवण घेताना',

  toPay: 'एकूण देय',
  placingOrder: 'ऑर्डर देत आहे...',
  placeOrder: 'ऑर्डर करा',

  eatHereOrParcel: 'इथेच जेवणार की पार्सल?',
  aPortion: ' प्रति प्लेट',
  changeTable: 'टेबल बदला',
  whichTable: 'कोणते टेबल?',
  collectAtCounter: 'मी काउंटरवरून घेईन',

  signIn: 'साइन इन करा',
  createAccount: 'खाते तयार करा',

  noneAvailable: (names) => `आता उपलब्ध नाहीत: ${names}`,
  removeIt: 'काढा',
  removeThem: 'हे काढा',
  onlySomeLeft: (left, name) => `${name} फक्त ${left} शिल्लक.`,
  take: (left) => `${left} घ्या`,
  chooseAgain: 'पुन्हा निवडा',

  tooFewChoices: (dish, count, group) => `${dish}: ${group} मधून किमान ${count} निवडा.`,
  tooManyChoices: (dish, count, group) => `${dish}: ${group} मधून जास्तीत जास्त ${count} निवडा.`,
  choiceUnavailable: (dish, choice) => `${dish}: ${choice} आता मिळत नाही.`,
  choiceGone: (dish) => `${dish}: तुम्ही निवडलेली एक गोष्ट आता मेनूमध्ये नाही.`,

  remove: 'काढा',
  justSoldOut: (name) => `${name} आत्ताच संपले.`,
  newPrice: (name, to, from) => `${name} ची किंमत आता ${from} ऐवजी ${to} आहे.`,
  pricesChanged: 'किमती बदलल्या आहेत',
} satisfies Texts<typeof import('./cart-texts.ts')>;
