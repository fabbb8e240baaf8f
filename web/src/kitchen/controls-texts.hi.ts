import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  choices: 'विकल्प',
  soldOut: 'ख़त्म',
  available: 'मिल रहा है',

  dishesToday: 'आज की डिश',
  availableTomorrow: 'ख़त्म हुई डिश कल फिर मिलेंगी।',
  searchDishes: 'डिश खोजें',
  noDishFound: 'इस नाम की कोई डिश नहीं',
  removePortion: (dish) => `${dish} की एक प्लेट घटाएँ`,
  portionsOf: (dish) => `${dish} की प्लेट`,
  addPortion: (dish) => `${dish} की एक प्लेट बढ़ाएँ`,

  controls: 'कंट्रोल',
  rush: 'भीड़',
  lastHandedOver: 'अभी-अभी दिए ऑर्डर',
  pots: 'बर्तन: बना और बचा',
  scanPasses: 'मील पास स्कैन करें',
  thisDevice: 'यह डिवाइस',
  compactTickets: 'छोटे टिकट',
  compactHint: 'अक्षर छोटे, स्क्रीन पर ज़्यादा ऑर्डर।',
  usualReadyTime: 'आमतौर पर तैयार होने का समय ',
  sound: 'आवाज़',
  soundHint: '‘देख लिया’ दबाने तक घंटी तेज़ होती जाती है।',
  vibration: 'वाइब्रेशन',
  readAloud: 'डिश बोलकर सुनाएँ',
  ordersAreRead: 'नए ऑर्डर बोलकर सुनाए जाएँगे।',
  noVoice: 'इस डिवाइस में इस भाषा की आवाज़ नहीं है।',
  testSound: 'आवाज़ जाँचें',

  soundOn: 'आवाज़ चालू',
  turnOnSound: 'आवाज़ चालू करें',
} satisfies Texts<typeof import('./controls-texts.ts')>;
