import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { PassId } from '../ids/ids.ts';
import { claimMethods } from './claim.contract.ts';
import { mealStates } from './own-passes.contract.ts';
import { Pass } from './pass.contract.ts';
import { vendorIdOfPass } from './pass-id.ts';

/** One meal in the statement of a pass. */
export const StatementEntry = z.object({
  date: z.string(),
  meal: z.string(),
  name: z.string(),
  state: z.enum(mealStates),
  /** When and how the member claimed or skipped the meal. */
  at: z.nullable(z.string()),
  how: z.nullable(z.enum(claimMethods)),
});
export type StatementEntry = z.infer<typeof StatementEntry>;

/** The history of a pass: its meals, newest first, and its voids. Rule: passes-11 */
export const getPassStatement = defineContract({
  name: 'getPassStatement',
  summary: 'Get the statement of a meal pass',
  method: 'GET',
  path: '/passes/{passId}/statement',
  callers: ['student', 'vendor'],
  needs: 'sell',
  request: { params: z.object({ passId: PassId }) },
  response: z.object({
    pass: Pass,
    entries: z.array(StatementEntry),
    voids: z.array(z.object({ at: z.string(), meals: z.number(), reason: z.string() })),
  }),
  errors: ['PASS_NOT_FOUND'],
  vendorIdOf: ({ params }) => vendorIdOfPass(params.passId),
});
