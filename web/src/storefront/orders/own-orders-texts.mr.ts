import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  orderHistory: 'जुन्या ऑर्डर',
  noPastOrders: 'जुनी ऑर्डर नाही',
  pastOrdersHint: 'पूर्ण झालेल्या ऑर्डर इथे दिसतील. एका टॅपमध्ये पुन्हा ऑर्डर करू शकता.',
  showOlder: 'आणखी जुन्या ऑर्डर दाखवा',

  ongoingOrders: 'चालू ऑर्डर',
  noOngoing: 'कोणतीही ऑर्डर चालू नाही',
  ongoingHint: 'किचनमध्ये तुमची ऑर्डर कुठपर्यंत आली ते इथे दिसेल.',
  orderAgain: 'पुन्हा ऑर्डर करा',
  loading: 'लोड होत आहे...',

  foodReady: 'तुमचे जेवण तयार आहे: काउंटरवर हा नंबर दाखवा.',
  readyAtAbout: (time) => `साधारण ${time} ला तयार`,

  orderNumber: (number) => `ऑर्डर ${number}`,
  tokenBefore: (token) => `टोकन ${token} · `,
  orderBefore: 'ऑर्डर ',
  totalBefore: 'एकूण ',
  parcelChargeBefore: 'पार्सल चार्ज ',
  includesFee: 'यात प्लॅटफॉर्म फी समाविष्ट आहे',
  moreItems: (count) => `आणखी ${count} पदार्थ`,

  orderPending: 'ऑर्डर प्रतीक्षेत',
  orderConfirmed: 'ऑर्डर कन्फर्म झाली',
  beingPrepared: 'तुमची ऑर्डर बनत आहे',
  orderReady: 'तुमची ऑर्डर तयार आहे!',
  orderCompleted: 'ऑर्डर पूर्ण झाली',
  orderCancelled: 'ऑर्डर रद्द झाली',
  orderExpired: 'ऑर्डर आता वैध नाही',
  view: 'पाहा',
  myOrders: 'माझ्या ऑर्डर',
  noOrders: 'अजून ऑर्डर नाही',
  noOrdersHint: 'या फोनवरून दिलेल्या ऑर्डर इथे दिसतील. एका टॅपमध्ये पुन्हा ऑर्डर करू शकता.',
} satisfies Texts<typeof import('./own-orders-texts.ts')>;
