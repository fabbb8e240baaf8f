import type { Texts } from '../../../lib/texts/texts.ts';

export const texts = {
  setPin: 'PIN सेट करें',
  whoAllows: 'कौन इजाज़त देता है?',
  whoIsIt: 'आप कौन हैं?',
  needsCounter: 'इसके लिए काउंटर स्टाफ़, मैनेजर या मालिक का PIN चाहिए।',
  needsManager: 'इसके लिए मैनेजर या मालिक का PIN चाहिए।',
  needsOwner: 'इसके लिए मालिक का PIN चाहिए।',
  nobodyHasPin: 'जिसे यह अधिकार है, उसका PIN अभी नहीं है।',
  person: 'व्यक्ति',
  didNotWork: 'नहीं हुआ।',
  allowOnce: 'एक बार इजाज़त दें',
  unlock: 'खोलें',
  setPinWithCode: 'कोड से PIN सेट करें',

  wrongPin: 'ग़लत PIN।',
  cannotCheck: 'यह डिवाइस अभी PIN नहीं जाँच सकता। नेटवर्क आने पर खोलें।',
  tooManyWrong: 'बहुत बार ग़लत PIN। नेटवर्क आने पर यह डिवाइस खोलें।',

  leave: 'बाहर निकलें',
  pin: 'PIN',

  digits: (count) => `${count} अंक`,
  deleteDigit: 'आख़िरी अंक मिटाएँ',

  pinsDiffer: 'दोनों PIN अलग हैं',
  pinIsSet: (name) => `${name} का PIN सेट हो गया`,
  didNotWorkRetry: 'नहीं हुआ। फिर से कोशिश करें।',
  savePin: 'PIN सेट करें',
  name: 'नाम',
  code: 'कोड',
  whereCode: 'Thali में: सेटिंग्स, टीम, आपके नाम के पास चाबी का निशान।',
  newPin: 'नया PIN',
  pinHint: '4 से 6 अंक, 1234 नहीं',
  pinAgain: 'PIN फिर से',
} satisfies Texts<typeof import('./person-texts.ts')>;
