import * as z from 'zod/mini';
import { nameField } from '../auth/account-fields.ts';
import { CalendarDate } from '../http/calendar-date.ts';
import { removableText, rupeesField, textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { PassId, PassTypeId, VendorId } from '../ids/ids.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { passKinds } from './pass-balance.ts';
import { vendorIdOfPass } from './pass-id.ts';
import { maxPassMeals } from './pass-type.contract.ts';

export const diets = ['veg', 'egg', 'non_veg', 'jain'] as const;

/** How the mess got the money. `before`: the member paid before the mess used Thali. Rule: passes-10 */
export const passPayments = ['cash', 'upi', 'before'] as const;

/** A pass of a member, with its balance in meals. Rule: passes-2 */
export const Pass = z.object({
  id: PassId,
  name: z.string(),
  /** E.164; empty for a member without a phone. */
  phone: z.string(),
  /** The member's number at the mess or college; may be empty. */
  roll: z.string(),
  diet: z.nullable(z.enum(diets)),
  typeName: z.string(),
  kind: z.enum(passKinds),
  /** The ids of the meals. */
  meals: z.array(z.string()),
  sold: z.number(),
  left: z.number(),
  claimed: z.number(),
  lapsed: z.number(),
  voided: z.number(),
  startsOn: z.string(),
  /** The last day so far. Closed days move it. */
  until: z.string(),
  soldAt: z.string(),
  /** In rupees. */
  paid: z.object({ method: z.enum(passPayments), amount: z.number() }),
});
export type Pass = z.infer<typeof Pass>;

const member = {
  name: nameField('Enter a name'),
  phone: z.nullish(contactPhoneField('Please enter a valid phone number')),
  roll: removableText(20),
  diet: z.nullish(z.enum(diets)),
};

const messParams = z.object({ vendorId: VendorId });
const passParams = z.object({ passId: PassId });
const vendorIdOfParams = ({ params }: { params: { passId: string } }) =>
  vendorIdOfPass(params.passId);

/** Sells a pass exactly once per Idempotency-Key. Rule: passes-10 */
export const sellPass = defineContract({
  name: 'sellPass',
  summary: 'Sell a meal pass',
  method: 'POST',
  path: '/vendors/{vendorId}/passes',
  callers: ['vendor', 'counter'],
  needs: 'sell',
  request: {
    params: messParams,
    body: z
      .object({
        type: PassTypeId,
        member: z.object(member),
        startsOn: CalendarDate,
        paid: z.object({
          method: z.enum(passPayments),
          amount: rupeesField('The amount', 0, 100_000),
        }),
        /** The remaining meals and the last day of a pass that the mess sold before it used Thali. */
        before: z.optional(
          z.object({
            meals: z.int().check(z.minimum(1), z.maximum(maxPassMeals)),
            until: CalendarDate,
          }),
        ),
      })
      .check(
        z.refine(
          ({ before, startsOn }) => !before || before.until >= startsOn,
          'A pass ends after its first day',
        ),
      ),
    headers: secretKeyHeaders,
  },
  response: z.object({ pass: Pass }),
  status: 201,
  errors: ['PASS_TYPE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'VENDOR_NOT_FOUND', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** The passes of a mess, in the order of their ids. */
export const listPasses = defineContract({
  name: 'listPasses',
  summary: 'List the meal passes of a mess',
  method: 'GET',
  path: '/vendors/{vendorId}/passes',
  callers: ['vendor'],
  needs: 'sell',
  request: {
    params: messParams,
    query: z.object({
      ...pagedQuery(500, 500),
      /** `true`: with the codes of the printed cards, if the mess uses cards. */
      cards: z.optional(z.enum(['true', 'false'])),
    }),
  },
  response: z.object({
    passes: z.array(
      z.extend(Pass, {
        /** The text of the card's QR code. Rule: passes-6 */
        card: z.optional(z.string()),
      }),
    ),
    pagination: Pagination,
  }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Changes a member's details. With `newCodes`, the codes on a lost phone or card stop working. */
export const changePass = defineContract({
  name: 'changePass',
  summary: 'Change the member of a meal pass',
  method: 'PATCH',
  path: '/passes/{passId}',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: passParams,
    body: z.object({
      name: z.optional(member.name),
      phone: member.phone,
      roll: member.roll,
      diet: member.diet,
      newCodes: z.optional(z.boolean()),
    }),
  },
  response: z.object({ pass: Pass }),
  errors: ['PASS_NOT_FOUND', 'VENDOR_NOT_FOUND', 'SERVICE_BUSY'],
  vendorIdOf: vendorIdOfParams,
});

/** Takes meals off a pass, for example after a refund outside Thali. Rule: passes-10 */
export const voidMeals = defineContract({
  name: 'voidMeals',
  summary: 'Take meals off a pass',
  method: 'POST',
  path: '/passes/{passId}/voids',
  callers: ['vendor'],
  needs: 'refund',
  request: {
    params: passParams,
    body: z.object({
      meals: z.int({ error: 'Enter a number of meals' }).check(z.minimum(1, 'At least one meal')),
      reason: textField(100).check(z.minLength(1, 'Give a reason')),
      /** The meals left on the caller's screen. */
      knownLeft: z.number(),
    }),
    headers: secretKeyHeaders,
  },
  response: z.object({ pass: Pass }),
  errors: [
    'PASS_NOT_FOUND',
    'PASS_CHANGED',
    'IDEMPOTENCY_KEY_REUSED',
    'VENDOR_NOT_FOUND',
    'SERVICE_BUSY',
  ],
  vendorIdOf: vendorIdOfParams,
});
