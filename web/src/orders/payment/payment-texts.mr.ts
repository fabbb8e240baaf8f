import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  refunded: 'रिफंड झाले',
  paid: 'पेमेंट झाले',
  toBeRefunded: 'पेमेंट झाले, रिफंड होईल',
  partRefunded: 'पेमेंट झाले, काही रिफंड झाले',
  reported: 'पेमेंट कळवले; मेस तपासत आहे',
  nothingToPay: 'काही द्यायचे नाही',
  pending: 'पेमेंट बाकी आहे',
  payAtCounter: 'काउंटरवर द्या',
  notPaidYet: 'पेमेंट बाकी आहे',

  cashOnDelivery: 'रोख',
  online: 'ऑनलाइन पेमेंट',
  upi: 'UPI',

  mismatch: 'तुमचे पेमेंट बिलाशी जुळले नाही, पैसे तुम्हाला परत मिळतील.',
  messRefundsReceived: 'मेसला मिळालेले पैसे मेस परत करेल.',
  payNothing: 'तुम्हाला काही द्यायचे नाही.',
  moneyGoesBack: 'तुमचे पैसे परत मिळतील.',
  messRefunds: 'मेस तुमचे पैसे परत करेल.',
} satisfies Texts<typeof import('./payment-texts.ts')>;
