import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  refunded: 'रिफंड हो गया',
  paid: 'पेमेंट हो गया',
  toBeRefunded: 'पेमेंट हुआ, रिफंड होगा',
  partRefunded: 'पेमेंट हुआ, कुछ रिफंड हुआ',
  reported: 'पेमेंट बताया गया; मेस जाँच रही है',
  nothingToPay: 'कुछ नहीं देना है',
  pending: 'पेमेंट बाकी है',
  payAtCounter: 'काउंटर पर दें',
  notPaidYet: 'पेमेंट बाकी है',

  cashOnDelivery: 'कैश',
  online: 'ऑनलाइन पेमेंट',
  upi: 'UPI',

  mismatch: 'आपका पेमेंट बिल से नहीं मिला, पैसे आपको वापस मिलेंगे।',
  messRefundsReceived: 'मेस को जो मिला है, वह वापस कर देगी।',
  payNothing: 'आपको कुछ नहीं देना है।',
  moneyGoesBack: 'आपके पैसे वापस आ जाएँगे।',
  messRefunds: 'मेस आपके पैसे वापस कर देगी।',
} satisfies Texts<typeof import('./payment-texts.ts')>;
