import { statusLabel } from '../../lib/ui/status-badge.tsx';
import type { ToastContent } from '../../lib/ui/toast-store.ts';
import type { StatusAnswer, StatusChange } from './change-order-status.ts';
import { listOrderNumber } from './order-texts.ts';

/** What is said of a change that did not come about. Rule: orders-28 */
export function failureToast(
  { orderId }: Pick<StatusChange, 'orderId'>,
  answer: StatusAnswer,
): ToastContent | undefined {
  if (answer.outcome === 'moved' || answer.outcome === 'session-over') return undefined;
  const reason =
    answer.outcome === 'conflict' && ` #${listOrderNumber(orderId)} ${reasonOf(answer)}.`;
  return {
    kind: 'error',
    title: 'Update failed',
    description: `Could not update order status.${reason || ''}`,
  };
}

/** Why one order of many stayed where it was. */
export function reasonOf(answer: StatusAnswer): string {
  return answer.outcome === 'conflict'
    ? `is ${statusLabel(answer.current.status)} now, changed on another device`
    : 'could not be updated';
}
