import { canGiveFeedback } from '@thali/shared/feedback/can-give-feedback';
import type { giveFeedback as contract, Feedback } from '@thali/shared/feedback/feedback.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { readProvenOrder } from '../orders/reading/get-order.ts';
import { isErased, type OrderRecord } from '../orders/store/order-record.ts';
import { type FeedbackRow, saveFeedback } from './feedback.table.ts';

/** Stores a guest's feedback on an order, once. A repeat of the same feedback succeeds. Rule: feedback-1 */
export async function giveFeedback(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  const { body } = input;
  checkDishes(body, order);
  // The person wanted nothing stored, and another erasure would not find the note.
  if (isErased(order) || !canGiveFeedback(order, Date.now())) {
    throw new AppError('FEEDBACK_CLOSED', 'You can rate a meal for 48 hours after you got it.');
  }
  const stored = await saveFeedback(order, body);
  if (!isSame(stored, body)) {
    throw new AppError('FEEDBACK_GIVEN', 'You have rated this meal already.');
  }
  return { hasDetails: stored.hasDetails };
}

/** @throws AppError VALIDATION_ERROR if the order lacks a dish, or a dish has two words */
function checkDishes({ dishes = [] }: Feedback, { lines }: OrderRecord): void {
  const ordered = new Set(lines.map(({ menuItemId }) => menuItemId));
  const rated = new Set(dishes.map(({ menuItemId }) => menuItemId));
  if (rated.size < dishes.length || [...rated].some((id) => !ordered.has(id))) {
    throw new AppError('VALIDATION_ERROR', 'Give each dish of the order one word at most.');
  }
}

/** Also true for a repeat without details, after the details were stored. */
function isSame(stored: FeedbackRow, { face, dishes = [], note = '' }: Feedback): boolean {
  const words = (list: Feedback['dishes'] = []) =>
    list.map(({ menuItemId, word }) => `${menuItemId} ${word}`).join();
  if (stored.face !== face) return false;
  if (dishes.length === 0 && note === '') return true;
  return words(stored.dishes) === words(dishes) && (stored.note ?? '') === note;
}
