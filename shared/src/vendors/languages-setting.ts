import * as z from 'zod/mini';
import { languages } from '../site/languages.ts';

/** The languages of a mess's pages for guests. English is always offered. Rule: storefront-35 */
export const LanguagesSetting = z.object({
  offered: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  /** The language of a guest who has not chosen. */
  first: z.enum(languages),
});

/** The setting in a request of staff. */
export const LanguagesChange = LanguagesSetting.check(
  z.refine(({ offered }) => offered.includes('en'), 'English is always offered'),
  z.refine(({ offered }) => new Set(offered).size === offered.length, 'Name each language once'),
  z.refine(({ offered, first }) => offered.includes(first), 'Offer the first language'),
);
