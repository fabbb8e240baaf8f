import type { Texts } from '../texts/texts.ts';

export const texts = {
  taken: 'ले लिया',
  skipped: 'छोड़ा',
  closed: 'बंद',
  notTaken: 'नहीं लिया',
  takenOff: (meals) => `−${meals} घटाए`,
  nothingYet: 'अभी तक कोई खाना न लिया, न छोड़ा।',
  bought: 'ख़रीदे',
  sumTaken: 'लिए',
  sumNotTaken: 'नहीं लिए',
  sumTakenOff: 'घटाए',
  left: 'बाकी',
} satisfies Texts<typeof import('./pass-statement-texts.ts')>;
