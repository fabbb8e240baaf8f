import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { Pass } from './pass.contract.ts';

/** A phone keeps the keys of this many days, so that its code works without a network. */
export const keyDays = 3;
/** A member sees the meals of this many days. */
export const shownDays = 14;

export const mealStates = ['claimed', 'skipped', 'closed', 'lapsed', 'coming', 'open'] as const;

/** A meal on the member's screen. */
export const PassMeal = z.object({
  date: z.string(),
  meal: z.string(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  skipUntil: z.string(),
  state: z.enum(mealStates),
});
export type PassMeal = z.infer<typeof PassMeal>;

/** The caller's passes at a mess, by the proven phone. Rule: passes-11 */
export const listOwnPasses = defineContract({
  name: 'listOwnPasses',
  summary: 'List the own meal passes',
  method: 'GET',
  path: '/vendors/{vendorId}/passes/mine',
  callers: ['student'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({
    passes: z.array(
      z.object({
        pass: Pass,
        /** From today on. */
        meals: z.array(PassMeal),
        /** The keys of the codes, by day. */
        keys: z.array(z.object({ date: z.string(), key: z.string() })),
      }),
    ),
    /** The limits for skips, by meal. */
    rules: z.array(
      z.object({
        meal: z.string(),
        name: z.string(),
        minSkipDays: z.number(),
        maxSkips: z.number(),
      }),
    ),
  }),
  errors: ['VENDOR_NOT_FOUND', 'PHONE_PROOF_REQUIRED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
