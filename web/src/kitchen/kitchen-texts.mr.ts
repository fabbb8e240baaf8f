import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  customer: 'ग्राहक',

  notLoaded: 'किचन लोड झाले नाही',
  pageTitle: (mess) => `किचन · ${mess}`,
  newOrder: 'नवीन ऑर्डर',
  newOrdersTitle: 'नवीन ऑर्डर',

  newOrders: (count) => `${count} नवीन ऑर्डर`,
  unseen: (count, minutes) => `${count} ऑर्डर पाहिल्या नाहीत, ${minutes} मिनिटांपासून`,

  gotIt: 'पाहिले',

  justNow: 'आत्ताच',
  minutes: (count) => `${count} मि.`,
  hoursAndMinutes: (hours, minutes) => `${hours} ता. ${minutes} मि.`,

  moves: { confirmed: 'कन्फर्म करा', preparing: 'सुरू करा', ready: 'तयार', completed: 'दिली' },
  confirmAndCook: 'सुरू करा',
  ready: 'तयार',
  handedOver: 'दिली',

  potsNotSaved: 'भांडी सेव्ह झाली नाहीत',
  updateFailed: 'बदल झाला नाही',
  dishNotChanged: 'पदार्थ बदलता आला नाही.',
  choiceNotChanged: 'पर्याय बदलता आला नाही.',
  refusal: (order, reason) => `${order}: ${reason}.`,

  couldNotBeChanged: 'बदल करता आला नाही',
  tappedTooLongAgo: 'खूप आधी दाबले होते',
  isNow: (status) => `आता ${status}, दुसऱ्या डिव्हाइसवर बदलले`,

  sendingChanges: 'किचनमधील बदल पाठवत आहे',
  more: (count) => `आणखी ${count}`,
  waitedHere: (steps) => `${steps}. हे या ब्राउझरमध्ये थांबले होते.`,

  isPaid: (order) => `${order}: पैसे मिळाले`,
  isPaidInCash: (order) => `${order}: रोख मिळाले`,
  potsEntered: 'भांडी नोंदवली',
  doneFor: (count) => `${count} ऑर्डरचे झाले`,

  cancelledByGuest: (orders) => `ग्राहकाने रद्द केले: ${orders}`,
  doNotCook: 'हे बनवू नका.',

  spokenToken: (token) => `टोकन ${token}`,

  inDish: (dish) => `${dish} मध्ये`,

  confirmAll: 'सर्व कन्फर्म करा',
  confirmOrders: (move, count) => `${count} ऑर्डर: ${move}?`,
  confirmCount: (move, count) => `${count} ${move}`,
  guestsKeepTimes: 'ग्राहकांना दिसलेली वेळ तीच राहील.',
  notYet: 'आता नाही',
  guestsSeeNoTime: 'ग्राहकांना वेळ दिसणार नाही.',
  guestsSeeTime: (minutes) => `ग्राहकांना दिसेल: ${minutes} मिनिटांत तयार.`,
  guestsSeeTimes: (from, to) => `ग्राहकांना दिसेल: पहिली ${from} मिनिटांत, शेवटची ${to} मिनिटांत तयार.`,

  stepsUnsent: (count) => `${count} बदल पाठवले नाहीत. पाठवण्यासाठी ही स्क्रीन उघडी ठेवा.`,

  toCook: 'बनवायचे',
  later: 'नंतर',
  columns: 'कॉलम',

  nothingToCook: 'बनवायला काही नाही',
  moreDishes: (count) => `आणखी ${count} पदार्थ, नंतर ऑर्डर झालेले`,

  allDone: 'सर्व झाले:',
  cooked: (count) => `${count} झाले`,
  ordersWith: (dish) => `${dish} असलेल्या ऑर्डर`,
  moreLines: (count) => `आणखी ${count}, नंतर ऑर्डर झालेले`,
  dishDone: (count, dish) => (count === 1 ? `1 ${dish} झाले` : `सर्व ${count} ${dish} झाले`),

  kitchenPrefix: 'किचन: ',
  view: 'व्ह्यू',
  tickets: 'तिकिटे',
  soldOut: 'संपले',
  controls: 'कंट्रोल',
  dashboard: 'डॅशबोर्ड',

  noOpenOrders: 'चालू ऑर्डर नाहीत',
  lastOrderAt: (order, time) => `शेवटची ऑर्डर ${order}, ${time}`,
  lastTokenAt: (token, time) => `शेवटची ऑर्डर: टोकन ${token}, ${time}`,

  laterCount: (count) => `नंतर ${count}`,

  orders: (count) => `${count} ऑर्डर`,
  onHoliday: (orders) => `सुट्टीच्या दिवशी: ${orders}`,
  closedThen: 'या वेळी मेस बंद आहे. कारण सांगून या ऑर्डर रद्द करा, किंवा पुन्हा उघडा.',

  orderId: (number) => `ऑर्डर ID ${number}`,
  testOrder: ' · टेस्ट ऑर्डर',
  moveToTable: 'टेबल बदला…',
  printTicket: 'तिकीट प्रिंट करा',
  cancelOrder: 'ऑर्डर रद्द करा',

  notSentMark: ' पाठवले नाही',
  notPrinted: ' प्रिंट झाले नाही',
  instructions: 'खास सूचना:',
  tokenPrefix: 'टोकन ',
  orderPrefix: ' ऑर्डर ',
  byTime: 'द्यायचे: ',
  moveToOther: '. दुसऱ्या टेबलावर न्या',

  done: 'झाले:',

  received: 'पैसे मिळाले',
  markPaid: 'पैसे घ्या',

  moreActions: 'आणखी',
  tenMinutesMore: '+10 मि.',

  token: 'टोकन',
  clear: 'पुसा',
  deleteDigit: 'खोडा',
  tokenNotReady: (token) => `टोकन ${token} तयार नाही`,

  lastHandedOver: 'नुकत्याच दिलेल्या ऑर्डर',
  handOver: (count) => `${count} द्या`,

  tokenThen: (token) => `टोकन ${token}, `,
  order: 'ऑर्डर',
  receivedByUpi: 'UPI ने मिळाले',
  guestNotThere: ' ग्राहक अजून आले नाहीत',

  loading: 'लोड होत आहे...',
  ordersShowHere: 'दिल्यावर ऑर्डर इथे दिसतात.',
  printTicketOf: (order) => `${order}: तिकीट प्रिंट करा`,
  print: 'प्रिंट करा',
} satisfies Texts<typeof import('./kitchen-texts.ts')>;
