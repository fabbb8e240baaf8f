import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  keepOrder: 'ऑर्डर रहने दें',
  returnPortions: 'प्लेट फिर से बेचें',
  onlyUncooked: 'सिर्फ़ वे प्लेट जो बनी नहीं।',
  refundsItself: ' पेमेंट ऑनलाइन हुआ था: पैसे अपने आप वापस जाएँगे।',
  refundUpi: ' पेमेंट UPI से हुआ था: पैसे वापस कर दें।',
  refundCash: ' पेमेंट कैश में हुआ था: पैसे वापस कर दें।',
  refundIfPaid: ' ग्राहक कहते हैं कि पैसे दे दिए: आए हों तो वापस कर दें।',

  cancelOrder: (order) => `${order} कैंसल करें?`,
  cancelAction: 'ऑर्डर कैंसल करें',
  askCancelReason: (name) => `क्यों? ${name} इसे पढ़ेंगे।`,
  inYourWords: 'अपने शब्दों में',
  soldOutUntilTomorrow: 'कल तक ख़त्म',
  isSoldOut: (dish) => `${dish} आज ख़त्म`,
  notMarked: (dish) => `${dish} को ख़त्म नहीं दिखा सके`,
  customer: 'ग्राहक',
  reasons: {
    sold_out: 'ख़त्म हो गया',
    closing: 'किचन बंद हो रहा है',
    unreachable: 'ग्राहक से बात नहीं हुई',
    other: 'कोई और वजह',
  },
  cancelEffect: (name, dishes, hint) =>
    `${name}, ${dishes}। ${name} को यह तुरंत दिखेगा। कैंसल किया ऑर्डर वापस नहीं आता।${hint}`,

  notCollected: 'लेने नहीं आए',
  askNotCollected: 'लेने नहीं आए?',
  notCollectedAction: 'लेने नहीं आए',
  notCollectedEffect: (order, name, dishes, hint) =>
    `${order} (${name}), ${dishes}: बिना फ़ीस के कैंसल होगा। ${name} को तुरंत दिखेगा, और यह वापस नहीं लिया जा सकता।${hint}`,
} satisfies Texts<typeof import('./end-order-texts.ts')>;
