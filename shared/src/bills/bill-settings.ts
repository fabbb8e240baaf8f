import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { Gstin } from '../subscriptions/gstin.ts';
import { Fssai } from './fssai.ts';

/** A mess and GST: not registered, under the composition scheme, or 5 % contained in its prices. */
export const gstSchemes = ['none', 'composition', 'regular'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** What the law has a composition dealer print on each bill, word for word. */
export const compositionSentence =
  'Composition taxable person, not eligible to collect tax on supplies';

/** Whether a mess gives bills, and what they say of it. Rule: bills-1 */
export const BillSettings = z.object({
  isOn: z.boolean(),
  /** Where the name on its papers differs from the one that guests know. */
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
