import type { Texts } from '../texts/texts.ts';

export const texts = {
  taken: 'घेतले',
  skipped: 'सोडले',
  closed: 'बंद',
  notTaken: 'घेतले नाही',
  takenOff: (meals) => `−${meals} वजा`,
  nothingYet: 'अजून एकही जेवण घेतले किंवा सोडले नाही.',
  bought: 'घेतलेले',
  sumTaken: 'जेवलेले',
  sumNotTaken: 'न जेवलेले',
  sumTakenOff: 'वजा',
  left: 'बाकी',
} satisfies Texts<typeof import('./pass-statement-texts.ts')>;
