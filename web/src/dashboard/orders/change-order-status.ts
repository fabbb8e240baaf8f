import { orderName } from '@thali/shared/orders/order-name';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { freshToken } from '../../account/session/fresh-token.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { isOffline } from '../../lib/offline/is-offline.ts';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import type { ToastContent } from '../../lib/ui/toast-store.ts';
import type { cancelBody, endBody } from '../../orders/end-order/cancel-choice.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import type { paymentFieldsOf, SettledMoney } from '../../orders/payment/hand-over.ts';
import { readyTimeBody } from '../../orders/staff/ready-minutes.ts';
import type { Order } from './order-list.ts';

/** The outcome of a status change. `current` is the server's state of the order. */
export type StatusAnswer =
  | { outcome: 'moved'; current: Order | undefined }
  /** Another device was faster, or the step is no longer allowed. */
  | { outcome: 'conflict'; current: Order }
  | { outcome: 'failed' }
  /** The request layer already shows a toast. */
  | { outcome: 'session-over' };

export interface StatusChange {
  orderId: string;
  /** The token, for texts about the change. */
  token?: number | undefined;
  status: OrderStatus;
  readyInMinutes?: number | undefined;
  /** The reason for a cancellation. */
  cancel?: ReturnType<typeof cancelBody> | undefined;
  /** The details of an early end, for example if nobody collected an accepted order. */
  earlyEnd?: ReturnType<typeof endBody> | undefined;
  /** How the guest paid for an order that staff hand over. */
  paymentFields?: ReturnType<typeof paymentFieldsOf> | undefined;
  /** The money of the hand-over, for texts about the change. */
  settled?: SettledMoney | undefined;
  /** Whether the page may close before the answer. The call then outlives the page. */
  isLeaving?: boolean | undefined;
  /** Whether to show no toast, because a bulk change has one report. */
  isQuiet?: boolean | undefined;
}

/** Sends a change. The caller shows the toast. */
export async function changeOrderStatus(change: StatusChange): Promise<StatusAnswer> {
  try {
    const { order } = await sendNow(change);
    return { outcome: 'moved', current: parseOrder(order) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { outcome: 'failed' };
    if (error.status === 401) return { outcome: 'session-over' };
    const current = parseOrder(error.data.order);
    if (!current) return { outcome: 'failed' };
    return { outcome: current.status === change.status ? 'moved' : 'conflict', current };
  }
}

async function sendNow(change: StatusChange) {
  const { orderId, earlyEnd, paymentFields, isLeaving } = change;
  if (earlyEnd) {
    const input = { params: { orderId }, body: earlyEnd, background: true };
    return callApi('POST /orders/{orderId}/not-collected', input);
  }
  const token = isLeaving ? freshToken() : undefined;
  const call = {
    params: { orderId },
    background: true,
    keepalive: isLeaving,
    authorization: token && `Bearer ${token}`,
  };
  if (paymentFields?.received) {
    const body = { method: paymentFields.received };
    await callApi('POST /orders/{orderId}/received', { ...call, body });
  }
  return callApi('PATCH /orders/{orderId}/status', { ...call, body: bodyOf(change) });
}

function bodyOf({ status, readyInMinutes, cancel, paymentFields }: StatusChange) {
  const unpaid = paymentFields?.isUnpaid && { unpaid: true };
  return { status, ...readyTimeBody(readyInMinutes), ...cancel, ...unpaid };
}

/** The toast for a failed change. Rule: orders-28 */
export function failureToast(answer: StatusAnswer): ToastContent | undefined {
  if (answer.outcome === 'moved' || answer.outcome === 'session-over') return undefined;
  const reason =
    answer.outcome === 'conflict' && ` ${orderName(answer.current)} ${reasonOf(answer)}.`;
  return {
    kind: 'error',
    title: 'Update failed',
    description: `Could not update order status.${reason || (isOffline() ? backOnline : '')}`,
  };
}

const backOnline = ' You are offline: please tap again once the network is back.';

/** Why the change failed, as the end of a sentence that begins with the order's name. */
export function reasonOf(answer: StatusAnswer): string {
  return answer.outcome === 'conflict'
    ? `is ${statusLabel(answer.current.status)} now, changed on another device`
    : 'could not be updated';
}
