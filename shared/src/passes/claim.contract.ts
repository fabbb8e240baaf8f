import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { textField } from '../http/fields.ts';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { PassId, VendorId } from '../ids/ids.ts';
import { MealId } from '../vendors/meals-setting.ts';

/** A claim without a network arrives within this time. Rule: passes-8 */
export const maxOfflineHours = 12;
/** Staff undo a claim within this time. Rule: passes-6 */
export const undoMinutes = 10;

export const claimMethods = ['code', 'card', 'hand'] as const;

/** A meal that a member took. Rule: passes-5 */
export const Claim = z.object({
  passId: PassId,
  name: z.string(),
  roll: z.string(),
  date: z.string(),
  meal: z.string(),
  mealName: z.string(),
  at: z.string(),
  how: z.enum(claimMethods),
  /** The device or person that claimed. */
  by: z.string(),
  /** Meals left after the claim. */
  left: z.number(),
  /**
   * Whether another offline scanner had already accepted the same meal. A double claim does not reduce the balance.
   * Rule: passes-8
   */
  isDouble: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

/** When a scanner accepted the claim without a network. */
const offline = { offlineAt: z.optional(z.iso.datetime().check(z.maxLength(30))) };

const errors = [
  'PASS_NOT_FOUND',
  'ALREADY_CLAIMED',
  'MEAL_SKIPPED',
  'PASS_OVER',
  'NO_MEAL_NOW',
  'TOO_OLD',
  'INVALID_IDEMPOTENCY_KEY',
  'SERVICE_BUSY',
] as const;

/** Claims the current meal by the code on a phone or card, exactly once per pass and meal. Rule: passes-5 */
export const claimMeal = defineContract({
  name: 'claimMeal',
  summary: 'Claim a meal by code',
  method: 'POST',
  path: '/vendors/{vendorId}/claims',
  callers: staffCallers,
  needs: 'cook',
  isLogged: () => false,
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({ code: z.string().check(z.maxLength(60)), ...offline }),
    headers: secretKeyHeaders,
  },
  response: z.object({ claim: Claim }),
  status: 201,
  errors: [...errors, 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Claims the current meal for a member without phone and card. Rule: passes-6 */
export const claimMealByHand = defineContract({
  name: 'claimMealByHand',
  summary: 'Claim a meal for a member by hand',
  method: 'POST',
  path: '/vendors/{vendorId}/claims/by-hand',
  callers: staffCallers,
  needs: 'sell',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({ passId: PassId, ...offline }),
    headers: secretKeyHeaders,
  },
  response: z.object({ claim: Claim }),
  status: 201,
  errors: [...errors],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Undoes a claim. The member can claim the meal again. Rule: passes-6 */
export const undoClaim = defineContract({
  name: 'undoClaim',
  summary: 'Undo a claim',
  method: 'DELETE',
  path: '/vendors/{vendorId}/claims/{passId}/{date}/{mealId}',
  callers: staffCallers,
  needs: 'sell',
  request: {
    params: z.object({ vendorId: VendorId, passId: PassId, date: CalendarDate, mealId: MealId }),
    body: z.object({
      reason: textField(100).check(z.minLength(1, 'Give a reason')),
      /** The time of the claim. A repeat does not undo a later claim of the same meal. */
      claimedAt: z.optional(z.iso.datetime().check(z.maxLength(30))),
      /**
       * The Idempotency-Key of the claim, for a scanner that does not know whether its claim arrived. Undoes no other
       * claim.
       */
      claimKey: z.optional(z.string().check(z.maxLength(128))),
    }),
  },
  response: z.object({ left: z.number() }),
  errors: ['PASS_NOT_FOUND', 'TOO_LATE_TO_UNDO', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => params.vendorId,
});
