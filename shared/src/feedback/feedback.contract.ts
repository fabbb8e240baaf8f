import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { MenuId, OrderId, VendorId } from '../ids/ids.ts';
import { vendorIdOfOrder } from '../ids/order-id.ts';
import { maxLines } from '../orders/order-limits.ts';
import { orderProof } from '../orders/order-proof.ts';
import { type FeedbackWord, feedbackWords, maxNoteLength } from './feedback-words.ts';

export const Face = z.int().check(z.minimum(1), z.maximum(5));
const Word = z.enum(Object.keys(feedbackWords) as FeedbackWord[]);

export const Feedback = z.object({
  /** The face, from 1 (very bad) to 5 (very good). */
  face: Face,
  /** A word for some of the order's dishes. */
  dishes: z.optional(
    z.array(z.object({ menuItemId: MenuId, word: Word })).check(z.maxLength(maxLines)),
  ),
  note: z.optional(textField(maxNoteLength)),
  /** Whether the owner may see name and phone, and answer. */
  mayAnswer: z.optional(z.boolean()),
});
export type Feedback = z.infer<typeof Feedback>;

/** Rates an order's meal, once. The first call may have the face alone; one more call may add the details. */
export const giveFeedback = defineContract({
  name: 'giveFeedback',
  summary: 'Rate the meal of the caller’s completed order',
  method: 'PUT',
  path: '/orders/{orderId}/feedback',
  callers: ['guest', 'student'],
  request: { params: z.object({ orderId: OrderId }), ...orderProof, body: Feedback },
  response: z.object({ hasDetails: z.boolean() }),
  errors: ['ORDER_NOT_FOUND', 'FEEDBACK_CLOSED', 'FEEDBACK_GIVEN', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => vendorIdOfOrder(params.orderId),
});

const Counts = z.object({
  /** The counts of at least three. */
  counts: z.record(z.string(), z.number()),
  /** The sum of the smaller counts: zero, or at least three. */
  others: z.number(),
});

export const DishFeedback = z.object({
  id: MenuId,
  name: z.string(),
  /** By week, in the sequence of `weeks`. `good`: the percentage of 'Good', null below three words. */
  weeks: z.array(z.object({ portions: z.number(), words: Counts, good: z.nullable(z.number()) })),
});
export type DishFeedback = z.infer<typeof DishFeedback>;

export const FeedbackNote = z.object({
  /** The Monday of the week. */
  week: z.string(),
  face: Face,
  note: z.string(),
  dishes: z.array(z.object({ name: z.string(), word: Word })),
  /** Only the owner gets this, and only if the guest wants an answer. */
  guest: z.optional(z.object({ orderId: OrderId, name: z.string(), phone: z.string() })),
});
export type FeedbackNote = z.infer<typeof FeedbackNote>;

/** Guests' feedback of the last eight weeks, oldest week first. Rule: feedback-3 */
export const listFeedback = defineContract({
  name: 'listFeedback',
  summary: 'Read what guests said about meals and dishes, by week',
  method: 'GET',
  path: '/vendors/{vendorId}/feedback',
  callers: ['vendor'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({
    weeks: z.array(
      z.object({
        /** The week's Monday. */
        week: z.string(),
        /** The number of rated meals and the mean face; null below three. */
        meals: z.nullable(z.number()),
        mean: z.nullable(z.number()),
        faces: Counts,
      }),
    ),
    dishes: z.array(DishFeedback),
    notes: z.array(FeedbackNote),
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
