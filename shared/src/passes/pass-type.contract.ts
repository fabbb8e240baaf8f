import * as z from 'zod/mini';
import { rupeesField, textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { PassTypeId, VendorId } from '../ids/ids.ts';
import { MealId, maxMeals } from '../vendors/meals-setting.ts';
import { passKinds } from './pass-balance.ts';

export const maxPassTypes = 12;
export const maxPassMeals = 400;
export const maxPassDays = 400;

/** A pass that the mess sells. Rule: passes-2 */
export const PassType = z.object({
  id: PassTypeId,
  name: z.string(),
  kind: z.enum(passKinds),
  /** The ids of the meals that the pass covers. */
  meals: z.array(z.string()),
  /** The number of meals. */
  count: z.number(),
  /** The number of days from the first day. */
  days: z.number(),
  /** In rupees. */
  price: z.number(),
});
export type PassType = z.infer<typeof PassType>;

const PassTypeChange = z.object({
  id: PassTypeId,
  name: textField(40).check(z.minLength(1, 'Give the pass a name')),
  kind: z.enum(passKinds),
  meals: z.array(MealId).check(z.minLength(1, 'Choose at least one meal'), z.maxLength(maxMeals)),
  count: z
    .int({ error: 'Enter a number of meals' })
    .check(
      z.minimum(1, 'At least one meal'),
      z.maximum(maxPassMeals, `At most ${maxPassMeals} meals`),
    ),
  days: z
    .int({ error: 'Enter a number of days' })
    .check(z.minimum(1, 'At least one day'), z.maximum(maxPassDays, `At most ${maxPassDays} days`)),
  price: rupeesField('Price', 0, 100_000),
});

export const listPassTypes = defineContract({
  name: 'listPassTypes',
  summary: 'List the passes that a mess sells',
  method: 'GET',
  path: '/vendors/{vendorId}/pass-types',
  callers: ['vendor', 'counter'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({
    types: z.array(PassType),
    /** For `knownRevision`. */
    revision: z.number(),
  }),
  errors: [],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Replaces the list. Sold passes stay as they are. Rule: passes-2 */
export const savePassTypes = defineContract({
  name: 'savePassTypes',
  summary: 'Change the passes that a mess sells',
  method: 'PUT',
  path: '/vendors/{vendorId}/pass-types',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      types: z.array(PassTypeChange).check(
        z.maxLength(maxPassTypes, `At most ${maxPassTypes} kinds of passes`),
        z.refine(
          (types) => new Set(types.map(({ id }) => id)).size === types.length,
          'Each pass type needs an id of its own',
        ),
      ),
      knownRevision: z.number(),
    }),
  },
  response: z.object({ types: z.array(PassType), revision: z.number() }),
  errors: ['SETTINGS_CHANGED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
