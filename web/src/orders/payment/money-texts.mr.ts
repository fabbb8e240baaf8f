import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  inCash: 'रोख',
  byUpi: 'UPI ने',
  notReceived: 'मिळाले नाहीत',
  testOrder: 'टेस्ट ऑर्डर',
  nothingToPay: 'काही घ्यायचे नाही',
  paidSum: (sum, how) => `${sum} ${how} मिळाले`,
  collectCash: (sum) => `${sum} रोख घ्या`,
  notPaidSum: (sum, how) => `${sum} ${how} मिळाले नाहीत`,
  saysPaidSum: (sum) => `म्हणतात ${sum} दिले`,
  online: 'ऑनलाइन',

  sumNotReceived: (sum) => `${sum} मिळाले नाहीत`,
  receivedInCash: 'रोख मिळाले',
  receivedByUpi: 'UPI ने मिळाले',
  handOverUnpaid: 'पेमेंटशिवाय द्या',

  paidInCash: 'रोख मिळाले',

  sameDigits: (order) => `${order} मध्येही हेच आकडे आहेत: दोन्ही तपासा`,
  notRefundedYet: 'रिफंड अजून झाला नाही',
  paidOnline: 'ऑनलाइन मिळाले',
  partRefunded: 'मिळाले, काही पैसे परत केले',
  saysPaid: 'म्हणतात, दिले',
  paid: 'पैसे मिळाले',
  notPaid: 'पैसे मिळाले नाहीत',
  handedOverUnpaid: 'पेमेंटशिवाय दिली',
  toRefund: 'पैसे परत करायचे आहेत',
  refunded: 'पैसे परत केले',
} satisfies Texts<typeof import('./money-texts.ts')>;
