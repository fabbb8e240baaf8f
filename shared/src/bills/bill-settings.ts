import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { Gstin } from '../subscriptions/gstin.ts';
import { Fssai } from './fssai.ts';

/** The GST schemes of a mess: not registered, composition scheme, or 5 % included in the prices. */
export const gstSchemes = ['none', 'composition', 'regular'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** The law requires this sentence, word for word, on each bill of a composition dealer. */
export const compositionSentence =
  'Composition taxable person, not eligible to collect tax on supplies';

/** Whether a mess gives bills, and the seller's data on them. Rule: bills-1 */
export const BillSettings = z.object({
  isOn: z.boolean(),
  /** The registered name, if it differs from the name that guests know. */
  legalName: z.optional(z.string()),
  fssai: z.optional(z.string()),
  gstin: z.optional(z.string()),
  scheme: z.enum(gstSchemes),
});
export type BillSettings = z.infer<typeof BillSettings>;

export const gstinMissing = 'Enter the GSTIN, or choose that you are not registered';

export const BillSettingsChange = z
  .object({
    isOn: z.boolean(),
    legalName: z.optional(textField(100)),
    fssai: z.optional(Fssai),
    gstin: z.optional(Gstin),
    scheme: z.enum(gstSchemes),
  })
  .check(
    z.refine(({ scheme, gstin }) => scheme === 'none' || gstin !== undefined, {
      path: ['gstin'],
      error: gstinMissing,
    }),
  );
