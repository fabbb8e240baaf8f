import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  otherTabPrints: 'इस डिवाइस का दूसरा टैब प्रिंट कर रहा है।',
  looking: 'प्रिंटर ढूँढा जा रहा है। क्या वह चालू है?',
  several: 'कई प्रिंटर जुड़े हैं। टिकट वाला चुनें।',
  printsOnce: 'तैयार। कन्फ़र्म होते ही हर ऑर्डर एक बार प्रिंट होता है।',
  isPrinting: 'प्रिंट हो रहा है।',
  hasNoPaper: 'प्रिंटर में काग़ज़ नहीं है।',
  takesNoData: 'प्रिंटर काम नहीं कर रहा। काग़ज़ और ढक्कन देखें।',
  doesNotAnswer: 'प्रिंटर जवाब नहीं दे रहा। कोशिश जारी है।',
  printer: 'प्रिंटर',
  paper: 'काग़ज़',
  millimetres: (count) => `${count} मिमी`,
  printTestPage: 'टेस्ट पेज प्रिंट करें',
  chooseAgain: 'फिर से चुनें',
  stopPrinting: 'यहाँ प्रिंट बंद करें',
  cannotPrint:
    'यह ब्राउज़र ख़ुद प्रिंट नहीं कर सकता। Android या कंप्यूटर पर Chrome लें, या ऑर्डर में ‘टिकट प्रिंट करें’ दबाएँ।',
  howConnected: 'थर्मल प्रिंटर इस डिवाइस से कैसे जुड़ा है?',
  windowsKeeps:
    'Windows ने यह प्रिंटर अपने ड्राइवर के लिए रखा है। उसका WinUSB ड्राइवर डालें (Zadig से), सीरियल पोर्ट से जोड़ें, या यहाँ प्रिंट बंद करके ऑर्डर में ‘टिकट प्रिंट करें’ दबाएँ, जिससे प्रिंट का डायलॉग खुलता है।',
  notOpened: 'यह प्रिंटर नहीं खुला। शायद कोई और प्रोग्राम इसे चला रहा है।',

  noPrinter: 'प्रिंटर नहीं है',
  whichPrinter: 'कौन सा प्रिंटर?',
  noPaper: 'काग़ज़ नहीं है',
  noAnswer: 'प्रिंटर जवाब नहीं दे रहा',
  storageFull: 'जगह भर गई: टिकट दो बार प्रिंट हो सकते हैं',
  printing: 'प्रिंट हो रहा है',
  printerReady: 'प्रिंटर तैयार',

  serialPort: 'सीरियल पोर्ट',

  ticket: 'टिकट',
} satisfies Texts<typeof import('./printer-texts.ts')>;
