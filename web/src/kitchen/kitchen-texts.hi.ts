import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  customer: 'ग्राहक',

  notLoaded: 'किचन लोड नहीं हुआ',
  pageTitle: (mess) => `किचन · ${mess}`,
  newOrder: 'नया ऑर्डर',
  newOrdersTitle: 'नए ऑर्डर',

  newOrders: (count) => (count === 1 ? '1 नया ऑर्डर' : `${count} नए ऑर्डर`),
  unseen: (count, minutes) => `${count} ऑर्डर नहीं देखे, ${minutes} मिनट से`,

  gotIt: 'देख लिया',

  justNow: 'अभी-अभी',
  minutes: (count) => `${count} मिनट`,
  hoursAndMinutes: (hours, minutes) => `${hours} घं. ${minutes} मि.`,

  moves: { confirmed: 'कन्फ़र्म करें', preparing: 'शुरू करें', ready: 'तैयार', completed: 'दे दिया' },
  confirmAndCook: 'शुरू करें',
  ready: 'तैयार',
  handedOver: 'दे दिया',

  potsNotSaved: 'बर्तन सेव नहीं हुए',
  updateFailed: 'बदलाव नहीं हुआ',
  dishNotChanged: 'डिश नहीं बदली जा सकी।',
  choiceNotChanged: 'विकल्प नहीं बदला जा सका।',
  refusal: (order, reason) => `${order}: ${reason}।`,

  couldNotBeChanged: 'बदलाव नहीं हो सका',
  tappedTooLongAgo: 'बहुत देर पहले दबाया गया था',
  isNow: (status) => `अब ${status}, दूसरे डिवाइस पर बदला गया`,

  sendingChanges: 'किचन के बदलाव भेजे जा रहे हैं',
  more: (count) => `${count} और`,
  waitedHere: (steps) => `${steps}। ये इस ब्राउज़र में रुके थे।`,

  isPaid: (order) => `${order}: पैसे मिले`,
  isPaidInCash: (order) => `${order}: कैश मिले`,
  potsEntered: 'बर्तन लिख लिए',
  doneFor: (count) => `${count} ऑर्डर का बन गया`,

  cancelledByGuest: (orders) => `ग्राहक ने कैंसल किया: ${orders}`,
  doNotCook: 'इसे न बनाएँ।',

  spokenToken: (token) => `टोकन ${token}`,

  inDish: (dish) => `${dish} में`,

  confirmAll: 'सब कन्फ़र्म करें',
  confirmOrders: (move, count) => `${count} ऑर्डर: ${move}?`,
  confirmCount: (move, count) => `${count} ${move}`,
  guestsKeepTimes: 'ग्राहकों को जो समय दिखा है, वही रहेगा।',
  notYet: 'अभी नहीं',
  guestsSeeNoTime: 'ग्राहकों को कोई समय नहीं दिखेगा।',
  guestsSeeTime: (minutes) => `ग्राहकों को दिखेगा: ${minutes} मिनट में तैयार।`,
  guestsSeeTimes: (from, to) => `ग्राहकों को दिखेगा: पहला ${from} मिनट में, आख़िरी ${to} मिनट में तैयार।`,

  stepsUnsent: (count) => `${count} बदलाव नहीं भेजे गए। भेजने के लिए यह स्क्रीन खुली रखें।`,

  toCook: 'बनाना है',
  later: 'बाद में',
  columns: 'कॉलम',

  nothingToCook: 'बनाने को कुछ नहीं',
  moreDishes: (count) => `${count} और डिश, बाद में ऑर्डर हुईं`,

  allDone: 'सब बन गया:',
  cooked: (count) => `${count} बन गया`,
  ordersWith: (dish) => `${dish} वाले ऑर्डर`,
  moreLines: (count) => `${count} और, बाद में ऑर्डर हुए`,
  dishDone: (count, dish) => (count === 1 ? `1 ${dish} बन गया` : `सब ${count} ${dish} बन गए`),

  kitchenPrefix: 'किचन: ',
  view: 'व्यू',
  tickets: 'टिकट',
  soldOut: 'ख़त्म',
  controls: 'कंट्रोल',
  dashboard: 'डैशबोर्ड',

  noOpenOrders: 'कोई चालू ऑर्डर नहीं',
  lastOrderAt: (order, time) => `आख़िरी ऑर्डर ${order}, ${time}`,
  lastTokenAt: (token, time) => `आख़िरी ऑर्डर: टोकन ${token}, ${time}`,

  laterCount: (count) => `बाद में ${count}`,

  orders: (count) => `${count} ऑर्डर`,
  onHoliday: (orders) => `छुट्टी के दिन: ${orders}`,
  closedThen: 'इस समय मेस बंद है। वजह बताकर ये ऑर्डर कैंसल करें, या फिर से खोलें।',

  orderId: (number) => `ऑर्डर ID ${number}`,
  testOrder: ' · टेस्ट ऑर्डर',
  moveToTable: 'टेबल बदलें…',
  printTicket: 'टिकट प्रिंट करें',
  cancelOrder: 'ऑर्डर कैंसल करें',

  notSentMark: ' नहीं भेजा',
  notPrinted: ' प्रिंट नहीं हुआ',
  instructions: 'ख़ास बात:',
  tokenPrefix: 'टोकन ',
  orderPrefix: ' ऑर्डर ',
  byTime: 'देना है: ',
  moveToOther: '। दूसरी टेबल पर ले जाएँ',

  done: 'बन गया:',

  received: 'पैसे मिले',
  markPaid: 'पैसे लें',

  moreActions: 'और',
  tenMinutesMore: '+10 मिनट',

  token: 'टोकन',
  clear: 'साफ़ करें',
  deleteDigit: 'मिटाएँ',
  tokenNotReady: (token) => `टोकन ${token} तैयार नहीं है`,

  lastHandedOver: 'अभी-अभी दिए ऑर्डर',
  handOver: (count) => `${count} दे दें`,

  tokenThen: (token) => `टोकन ${token}, `,
  order: 'ऑर्डर',
  receivedByUpi: 'UPI से मिले',
  guestNotThere: ' ग्राहक अभी नहीं आए',

  loading: 'लोड हो रहा है...',
  ordersShowHere: 'दे देने के बाद ऑर्डर यहाँ दिखते हैं।',
  printTicketOf: (order) => `${order} का टिकट प्रिंट करें`,
  print: 'प्रिंट करें',
} satisfies Texts<typeof import('./kitchen-texts.ts')>;
