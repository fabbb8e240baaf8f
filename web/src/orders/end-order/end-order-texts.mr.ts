import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  keepOrder: 'ऑर्डर राहू द्या',
  returnPortions: 'प्लेट पुन्हा विका',
  onlyUncooked: 'फक्त न बनवलेल्या प्लेट.',
  refundsItself: ' पेमेंट ऑनलाइन झाले होते: पैसे आपोआप परत जातील.',
  refundUpi: ' पेमेंट UPI ने झाले होते: पैसे परत करा.',
  refundCash: ' पेमेंट रोख झाले होते: पैसे परत करा.',
  refundIfPaid: ' ग्राहक म्हणतात पैसे दिले: आले असतील तर परत करा.',

  cancelOrder: (order) => `${order} रद्द करायची?`,
  cancelAction: 'ऑर्डर रद्द करा',
  askCancelReason: (name) => `का? ${name} हे वाचतील.`,
  inYourWords: 'तुमच्या शब्दांत',
  soldOutUntilTomorrow: 'उद्यापर्यंत संपले',
  isSoldOut: (dish) => `${dish} आज संपले`,
  notMarked: (dish) => `${dish} संपले असे दाखवता आले नाही`,
  customer: 'ग्राहक',
  reasons: {
    sold_out: 'संपले',
    closing: 'किचन बंद होत आहे',
    unreachable: 'ग्राहकाशी संपर्क झाला नाही',
    other: 'दुसरे कारण',
  },
  cancelEffect: (name, dishes, hint) =>
    `${name}, ${dishes}. ${name} यांना हे लगेच दिसेल. रद्द केलेली ऑर्डर परत आणता येत नाही.${hint}`,

  notCollected: 'घ्यायला आले नाहीत',
  askNotCollected: 'घ्यायला आले नाहीत?',
  notCollectedAction: 'घ्यायला आले नाहीत',
  notCollectedEffect: (order, name, dishes, hint) =>
    `${order} (${name}), ${dishes}: फी न घेता रद्द होईल. ${name} यांना लगेच दिसेल, आणि हे मागे घेता येत नाही.${hint}`,
} satisfies Texts<typeof import('./end-order-texts.ts')>;
