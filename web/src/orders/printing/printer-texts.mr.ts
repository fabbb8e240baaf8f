import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  otherTabPrints: 'या डिव्हाइसचा दुसरा टॅब प्रिंट करत आहे.',
  looking: 'प्रिंटर शोधत आहे. तो चालू आहे का?',
  several: 'अनेक प्रिंटर जोडलेले आहेत. तिकिटांचा निवडा.',
  printsOnce: 'तयार. कन्फर्म होताच प्रत्येक ऑर्डर एकदा प्रिंट होते.',
  isPrinting: 'प्रिंट होत आहे.',
  hasNoPaper: 'प्रिंटरमध्ये कागद नाही.',
  takesNoData: 'प्रिंटर काम करत नाही. कागद आणि झाकण तपासा.',
  doesNotAnswer: 'प्रिंटर उत्तर देत नाही. प्रयत्न सुरू आहे.',
  printer: 'प्रिंटर',
  paper: 'कागद',
  millimetres: (count) => `${count} मिमी`,
  printTestPage: 'टेस्ट पेज प्रिंट करा',
  chooseAgain: 'पुन्हा निवडा',
  stopPrinting: 'इथे प्रिंट बंद करा',
  cannotPrint:
    'हा ब्राउझर स्वतः प्रिंट करू शकत नाही. Android किंवा कॉम्प्युटरवर Chrome वापरा, किंवा ऑर्डरमध्ये ‘तिकीट प्रिंट करा’ दाबा.',
  howConnected: 'थर्मल प्रिंटर या डिव्हाइसला कसा जोडला आहे?',
  windowsKeeps:
    'Windows ने हा प्रिंटर स्वतःच्या ड्रायव्हरसाठी ठेवला आहे. त्याचा WinUSB ड्रायव्हर (Zadig ने) टाका, सीरियल पोर्टने जोडा, किंवा इथे प्रिंट बंद करून ऑर्डरमध्ये ‘तिकीट प्रिंट करा’ दाबा, म्हणजे प्रिंटचा डायलॉग उघडतो.',
  notOpened: 'हा प्रिंटर उघडला नाही. कदाचित दुसरा प्रोग्राम तो वापरत आहे.',

  noPrinter: 'प्रिंटर नाही',
  whichPrinter: 'कोणता प्रिंटर?',
  noPaper: 'कागद नाही',
  noAnswer: 'प्रिंटर उत्तर देत नाही',
  storageFull: 'जागा भरली: तिकिटे दोनदा प्रिंट होऊ शकतात',
  printing: 'प्रिंट होत आहे',
  printerReady: 'प्रिंटर तयार',

  serialPort: 'सीरियल पोर्ट',

  ticket: 'तिकीट',
} satisfies Texts<typeof import('./printer-texts.ts')>;
