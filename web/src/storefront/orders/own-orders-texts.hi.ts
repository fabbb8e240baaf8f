import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  orderHistory: 'पुराने ऑर्डर',
  noPastOrders: 'कोई पुराना ऑर्डर नहीं',
  pastOrdersHint: 'पूरे हुए ऑर्डर यहाँ दिखेंगे। एक टैप में फिर से ऑर्डर कर सकते हैं।',
  showOlder: 'और पुराने ऑर्डर दिखाएँ',

  ongoingOrders: 'चल रहे ऑर्डर',
  noOngoing: 'कोई ऑर्डर नहीं चल रहा',
  ongoingHint: 'किचन में आपका ऑर्डर कहाँ तक पहुँचा, यहाँ दिखेगा।',
  orderAgain: 'फिर से ऑर्डर करें',
  loading: 'लोड हो रहा है...',

  foodReady: 'आपका खाना तैयार है: काउंटर पर यह नंबर दिखाएँ।',
  readyAtAbout: (time) => `क़रीब ${time} बजे तैयार`,

  orderNumber: (number) => `ऑर्डर ${number}`,
  tokenBefore: (token) => `टोकन ${token} · `,
  orderBefore: 'ऑर्डर ',
  totalBefore: 'कुल ',
  parcelChargeBefore: 'पार्सल चार्ज ',
  includesFee: 'इसमें प्लेटफ़ॉर्म फ़ीस शामिल है',
  moreItems: (count) => `और ${count} डिश`,

  orderPending: 'ऑर्डर का इंतज़ार',
  orderConfirmed: 'ऑर्डर कन्फ़र्म हो गया',
  beingPrepared: 'आपका ऑर्डर बन रहा है',
  orderReady: 'आपका ऑर्डर तैयार है!',
  orderCompleted: 'ऑर्डर पूरा हुआ',
  orderCancelled: 'ऑर्डर कैंसल हो गया',
  orderExpired: 'ऑर्डर अब मान्य नहीं',
  view: 'देखें',
  myOrders: 'मेरे ऑर्डर',
  noOrders: 'अभी कोई ऑर्डर नहीं',
  noOrdersHint: 'इस फ़ोन से किए ऑर्डर यहाँ दिखेंगे। एक टैप में फिर से ऑर्डर कर सकते हैं।',
} satisfies Texts<typeof import('./own-orders-texts.ts')>;
