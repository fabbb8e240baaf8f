import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  orders: 'ऑर्डर',
  portions: 'प्लेट',
  enterNumber: (max) => `1 ते ${max} मधील पूर्ण संख्या लिहा`,
  takeAtMost: 'जास्तीत जास्त घ्या',
  less: 'कमी',
  unitsInQuarter: (units) => `15 मिनिटांत ${units}`,
  more: 'जास्त',
  inQuarter: '15 मिनिटांत',
  changeLimit: 'मर्यादा बदला',
  setLimit: 'मर्यादा ठरवा',
  noLimit: 'मर्यादा नाही',

  pauseNewOrders: 'नवीन ऑर्डर थांबवा',
  pausedUntil: (time) => `${time} पर्यंत थांबवल्या आहेत`,
  takingOrders: 'ऑर्डर घेत आहे',
  pauseFor: 'इतका वेळ थांबवा: ',
  minutes: (count) => `${count} मिनिटे`,
  takeAgain: 'पुन्हा ऑर्डर घ्या',

  hoursToday: 'आजची वेळ',
  saveForToday: 'आजसाठी सेव्ह करा',
  closeForToday: 'आजसाठी बंद करा',
  usualHours: 'नेहमीची वेळ',
  opens: 'उघडते',
  closes: 'बंद होते',
  removeTime: (number) => `आजची वेळ ${number} काढा`,

  ordersPausedUntil: (time) => `नवीन ऑर्डर ${time} पर्यंत थांबवल्या आहेत`,

  cap: (count, unit, until) => `15 मिनिटांत ${count} ${unit}${until}`,
  fullUntil: (time) => `, ${time} पर्यंत पूर्ण भरले`,
  hoursInstead: (hours, usual) => `${hours}, नेहमी ${usual}`,
  closed: 'बंद',
  capUnits: { orders: { one: 'ऑर्डर', other: 'ऑर्डर' }, portions: { one: 'प्लेट', other: 'प्लेट' } },
} satisfies Texts<typeof import('./rush-texts.ts')>;
