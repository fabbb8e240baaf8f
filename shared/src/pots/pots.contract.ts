import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { ClockTime } from '../time/clock-time.ts';
import { MealId } from '../vendors/meals-setting.ts';
import { maxPots } from '../vendors/pots-setting.ts';

export const maxVessels = 200;
const badVessels = `Enter 0 to ${maxVessels} vessels, in quarters`;

/** A number of vessels, in quarters. */
const Vessels = z
  .number({ error: badVessels })
  .check(
    z.minimum(0, badVessels),
    z.maximum(maxVessels, badVessels),
    z.multipleOf(0.25, badVessels),
  );

/** The pot of a dish as staff recorded it. Rule: pots-2 */
export const RecordedPot = z.object({
  itemId: z.string(),
  made: z.number(),
  left: z.number(),
  /** HH:MM in India; absent if staff gave no time. */
  ranOutAt: z.optional(z.string()),
  /** The caller sends it as `knownRevision` to change the record. */
  revision: z.number(),
});
export type RecordedPot = z.infer<typeof RecordedPot>;

/** All vessels of one dish at one meal: how many to make, and how many were made. */
export const Pot = z.object({
  itemId: z.string(),
  name: z.string(),
  /** The portions of a vessel. */
  portions: z.number(),
  /** The portions expected before cooking; null if nothing is known. */
  expected: z.nullable(z.number()),
  /** Absent if the dish is in the random half that gets no advice this week. Rule: pots-4 */
  advice: z.optional(
    z.object({
      /** Vessels to make. */
      vessels: z.number(),
      /** Members whose meal pass covers the meal. */
      passes: z.number(),
      /** The members among them who skip it. */
      skipped: z.number(),
      /** Portions that guests ordered ahead. */
      ordered: z.number(),
      /** The range of portions still to be ordered, which contains four of five meals. */
      more: z.object({ lower: z.number(), upper: z.number() }),
    }),
  ),
  /** The vessels that the kitchen made at the previous meal of the same kind; null before the first record. */
  lastMade: z.nullable(z.number()),
  recorded: z.nullable(RecordedPot),
});
export type Pot = z.infer<typeof Pot>;

export const PotsOfMeal = z.object({
  meal: z.string(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  recordUntil: z.string(),
  /** The five largest dishes. */
  pots: z.array(Pot),
});
export type PotsOfMeal = z.infer<typeof PotsOfMeal>;

const errors = ['VENDOR_NOT_FOUND'] as const;

/** The pots of a day, from two days ago to tomorrow; no meals if the mess records no pots. Rule: pots-3 */
export const getPots = defineContract({
  name: 'getPots',
  summary: 'Read how much to make, and how much was made',
  method: 'GET',
  path: '/vendors/{vendorId}/pots',
  callers: staffCallers,
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({ date: z.optional(CalendarDate) }),
  },
  response: z.object({
    date: z.string(),
    /** The number N of the risk '1 of N meals'. */
    runOutOneIn: z.number(),
    meals: z.array(PotsOfMeal),
  }),
  errors,
  vendorIdOf: ({ params }) => params.vendorId,
});

const PotChange = z
  .object({
    itemId: MenuId,
    made: Vessels,
    left: Vessels,
    ranOutAt: z.optional(ClockTime),
    /** As on the caller's screen: the expected portions, and the advised vessels if it showed advice. */
    expected: z.nullable(z.number().check(z.minimum(0), z.maximum(100_000))),
    advised: z.nullable(Vessels),
    /** The revision on the caller's screen; 0 for a new record. */
    knownRevision: z.int().check(z.minimum(0), z.maximum(1000)),
  })
  .check(
    z.refine(({ made, left }) => left <= made, 'No more can be left than was made'),
    z.refine(({ left, ranOutAt }) => !ranOutAt || left === 0, 'A pot with food did not run out'),
  );

/**
 * Records the pots of a meal. Stores each pot separately, so POTS_CHANGED for one pot does not affect the other pots. A
 * repeat succeeds.
 * Rule: pots-2
 */
export const recordPots = defineContract({
  name: 'recordPots',
  summary: 'Record how much was made and left',
  method: 'PUT',
  path: '/vendors/{vendorId}/pots/{date}/{mealId}',
  callers: staffCallers,
  needs: 'cook',
  request: {
    params: z.object({ vendorId: VendorId, date: CalendarDate, mealId: MealId }),
    body: z.object({
      pots: z.array(PotChange).check(
        z.minLength(1, 'Give at least one pot'),
        z.maxLength(maxPots, `At most ${maxPots} pots`),
        z.refine(
          (pots) => new Set(pots.map(({ itemId }) => itemId)).size === pots.length,
          'Give each dish once',
        ),
      ),
    }),
  },
  response: z.object({ pots: z.array(RecordedPot) }),
  errors: [...errors, 'POTS_CLOSED', 'POTS_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

const Half = z.object({
  /** The recorded pots. */
  pots: z.number(),
  /** Left portions / made portions, 0 to 1. */
  leftShare: z.number(),
  /** The pots with nothing left. */
  runOuts: z.number(),
});

/** Returns the effect of the advice in the last 26 weeks. The answer is at most ten minutes old. Rule: pots-5 */
export const getPotEffect = defineContract({
  name: 'getPotEffect',
  summary: 'Read what the advice has changed',
  method: 'GET',
  path: '/vendors/{vendorId}/pots/effect',
  callers: ['vendor'],
  needs: 'manage',
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({
    weeks: z.number(),
    withAdvice: Half,
    withoutAdvice: Half,
    /** The change of the left share, with its 95 % interval. Absent if `hidden` is set. */
    effect: z.optional(z.object({ difference: z.number(), lower: z.number(), upper: z.number() })),
    /** Why there is no effect: too few records, or an interval around zero. Null if `effect` is set. */
    hidden: z.nullable(z.enum(['few', 'unclear'])),
  }),
  errors,
  vendorIdOf: ({ params }) => params.vendorId,
});
