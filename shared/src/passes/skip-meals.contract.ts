import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract } from '../http/http-contract.ts';
import { PassId } from '../ids/ids.ts';
import { daysBetween } from '../time/dates.ts';
import { MealId, maxMeals } from '../vendors/meals-setting.ts';
import { Pass } from './pass.contract.ts';
import { vendorIdOfPass } from './pass-id.ts';

/** The maximum number of days in one call. */
export const maxSkipPeriod = 31;
/** The maximum number of meals in one call. Each is a write of one transaction, which has at most 100. */
const maxSkippedMeals = 93;
/** Members skip at most this many days ahead. */
export const maxSkipAhead = 60;

const period = z
  .object({
    from: CalendarDate,
    to: CalendarDate,
    meals: z.array(MealId).check(z.minLength(1, 'Choose a meal'), z.maxLength(maxMeals)),
  })
  .check(
    z.refine(
      ({ from, to }) => from <= to && daysBetween(from, to) < maxSkipPeriod,
      `Choose 1 to ${maxSkipPeriod} days`,
    ),
    z.refine(
      ({ from, to, meals }) => (daysBetween(from, to) + 1) * meals.length <= maxSkippedMeals,
      'Choose fewer days or fewer meals',
    ),
  );

const Meal = z.object({ date: z.string(), meal: z.string(), name: z.string() });

const answer = z.object({
  pass: Pass,
  /** The meals that are now skipped, or served again. */
  changed: z.array(Meal),
  refused: z.array(
    z.extend(Meal, { code: z.enum(['SKIP_TOO_LATE', 'SKIP_LIMIT']), message: z.string() }),
  ),
});

/**
 * The server's clock decides for each meal. If no meal can change, the call fails with the code of the first refusal.
 * Rule: passes-4
 */
export const skipMeals = defineContract({
  name: 'skipMeals',
  summary: 'Skip meals of a pass',
  method: 'PUT',
  path: '/passes/{passId}/skips',
  callers: ['student', 'vendor'],
  needs: 'manage',
  request: { params: z.object({ passId: PassId }), body: period },
  response: answer,
  errors: ['PASS_NOT_FOUND', 'SKIP_TOO_LATE', 'SKIP_LIMIT', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => vendorIdOfPass(params.passId),
});

/** Takes skips back. Rule: passes-4 */
export const takeBackSkips = defineContract({
  name: 'takeBackSkips',
  summary: 'Take back the skips of a pass',
  method: 'DELETE',
  path: '/passes/{passId}/skips',
  callers: ['student', 'vendor'],
  needs: 'manage',
  request: { params: z.object({ passId: PassId }), body: period },
  response: answer,
  errors: ['PASS_NOT_FOUND', 'SKIP_TOO_LATE', 'SKIP_LIMIT', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => vendorIdOfPass(params.passId),
});
