import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  choices: 'पर्याय',
  soldOut: 'संपले',
  available: 'उपलब्ध',

  dishesToday: 'आजचे पदार्थ',
  availableTomorrow: 'संपलेले पदार्थ उद्या पुन्हा मिळतील.',
  searchDishes: 'पदार्थ शोधा',
  noDishFound: 'या नावाचा पदार्थ नाही',
  removePortion: (dish) => `${dish}: एक प्लेट कमी करा`,
  portionsOf: (dish) => `${dish}: प्लेट`,
  addPortion: (dish) => `${dish}: एक प्लेट वाढवा`,

  controls: 'कंट्रोल',
  rush: 'गर्दी',
  lastHandedOver: 'नुकत्याच दिलेल्या ऑर्डर',
  pots: 'भांडी: बनवले आणि उरले',
  scanPasses: 'मील पास स्कॅन करा',
  thisDevice: 'हे डिव्हाइस',
  compactTickets: 'छोटी तिकिटे',
  compactHint: 'अक्षरे लहान, स्क्रीनवर जास्त ऑर्डर.',
  usualReadyTime: 'नेहमीची तयार होण्याची वेळ ',
  sound: 'आवाज',
  soundHint: '‘पाहिले’ दाबेपर्यंत घंटी मोठी होत जाते.',
  vibration: 'व्हायब्रेशन',
  readAloud: 'पदार्थ वाचून दाखवा',
  ordersAreRead: 'नवीन ऑर्डर वाचून दाखवल्या जातील.',
  noVoice: 'या डिव्हाइसमध्ये या भाषेचा आवाज नाही.',
  testSound: 'आवाज तपासा',

  soundOn: 'आवाज चालू',
  turnOnSound: 'आवाज चालू करा',
} satisfies Texts<typeof import('./controls-texts.ts')>;
