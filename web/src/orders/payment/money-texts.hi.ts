import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  inCash: 'कैश',
  byUpi: 'UPI से',
  notReceived: 'नहीं मिले',
  testOrder: 'टेस्ट ऑर्डर',
  nothingToPay: 'कुछ नहीं लेना',
  paidSum: (sum, how) => `${sum} ${how} मिले`,
  collectCash: (sum) => `${sum} कैश लें`,
  notPaidSum: (sum, how) => `${sum} ${how} नहीं मिले`,
  saysPaidSum: (sum) => `कहते हैं ${sum} दे दिए`,
  online: 'ऑनलाइन',

  sumNotReceived: (sum) => `${sum} नहीं मिले`,
  receivedInCash: 'कैश मिले',
  receivedByUpi: 'UPI से मिले',
  handOverUnpaid: 'पेमेंट के बिना दें',

  paidInCash: 'कैश मिले',

  sameDigits: (order) => `${order} के भी यही अंक हैं: दोनों देखें`,
  notRefundedYet: 'रिफंड अभी नहीं हुआ',
  paidOnline: 'ऑनलाइन मिले',
  partRefunded: 'मिले, कुछ पैसे वापस किए',
  saysPaid: 'कहते हैं, दे दिए',
  paid: 'पैसे मिले',
  notPaid: 'पैसे नहीं मिले',
  handedOverUnpaid: 'पेमेंट के बिना दिया',
  toRefund: 'पैसे वापस करने हैं',
  refunded: 'पैसे वापस किए',
} satisfies Texts<typeof import('./money-texts.ts')>;
