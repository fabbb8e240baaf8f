import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  noDifference: 'फरक नाही',
  tooLittle: (amount) => `${amount} कमी`,
  tooMuch: (amount) => `${amount} जास्त`,
  withoutNetwork: (sales) => `${sales} विक्री नेटवर्कशिवाय`,
  beyondStock: 'साठ्यापेक्षा जास्त विकले',
  otherPrice: 'वेगळ्या दराने विकले',
  inPlaceOf: (quantity, name, charged, menu) => `${quantity} × ${name}: ${menu} ऐवजी ${charged}`,
} satisfies Texts<typeof import('./shift-texts.ts')>;
