import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  newOrders: 'नवीन',
  noNewOrders: 'नवीन ऑर्डर नाहीत',
  cooking: 'बनत आहेत',
  nothingCooking: 'आता काही बनत नाही',
  ready: 'तयार',
  nothingToHandOver: 'द्यायला काही नाही',

  noReadyTime: 'वेळ सांगू नका',
  readyIn: (minutes) => `${minutes} मिनिटांत तयार`,
  usualReadyTime: 'नेहमी किती वेळात तयार',
  minutes: (count) => `${count} मि.`,
  readyInLabel: 'किती वेळात तयार',
  automatic: 'आपोआप',
  none: 'नाही',

  noTable: 'टेबल नाही',
  move: (order) => `${order}: टेबल बदला`,

  canBeUndone: 'मागे घेता येईल',
  undoAction: (action) => `मागे घ्या: ${action}`,
  undo: 'मागे घ्या',

  orders: (count) => `${count} ऑर्डर`,
  handedOver: (order) => `${order} दिली`,
  isNow: (subject, status) => `आता ${subject}: ${status}`,
  areNow: (subject, status) => `आता ${subject}: ${status}`,
} satisfies Texts<typeof import('./staff-texts.ts')>;
