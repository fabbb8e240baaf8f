import { isRecord } from '@thali/shared/http/is-record';
import type { ItemToday, StepAnswer } from './send-step.ts';
import type { Step } from './steps.ts';

/** So often somebody else may count or order between a read and a write of the same dish. */
const mostConflicts = 5;

/**
 * Orders or another screen changed a dish's portions meanwhile: as many more or fewer are counted from the number that
 * the server has now.
 * @param current  the dish as the server has it
 * Rule: kitchen-27, menu-13
 */
export function countAgain(step: Step, current: unknown): StepAnswer {
  const { act, conflicts = 0 } = step;
  const item = readItem(current);
  const refused = { outcome: 'refused', item, why: 'could not be changed' } as const;
  if (act.kind !== 'item' || !item || conflicts >= mostConflicts) return refused;
  const { quantity: wanted, knownQuantity: shown } = act;
  const { quantity: now } = item;
  // No longer counted: there is no number that more or fewer could be made of.
  if (now === null || wanted == null || shown == null) return refused;
  const next = { ...act, quantity: Math.max(0, now + wanted - shown), knownQuantity: now };
  return { outcome: 'again', item, next: { ...step, conflicts: conflicts + 1, act: next } };
}

function readItem(value: unknown): ItemToday | undefined {
  if (!isRecord(value)) return undefined;
  const { id, soldOutToday = false, quantity } = value;
  const isWhole =
    typeof id === 'string' &&
    typeof soldOutToday === 'boolean' &&
    (quantity === null || typeof quantity === 'number');
  return isWhole ? { id, soldOutToday, quantity } : undefined;
}
