import type { OrderStatus } from '@thali/shared/orders/order-status';
import { readSession } from '../../account/session/stored-session.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import type { Order } from './order-list.ts';
import { parseOrder } from './parse-order.ts';

/** What came of a status change. `current` is the order as the server has it. */
export type StatusAnswer =
  | { outcome: 'moved'; current: Order | undefined }
  /** Somebody else was faster, or the step is not allowed any more. */
  | { outcome: 'conflict'; current: Order }
  | { outcome: 'failed' }
  /** Said already, by the request layer. */
  | { outcome: 'session-over' };

export interface StatusChange {
  orderId: string;
  status: OrderStatus;
  /** When it is promised to be ready. */
  estimatedReadyTime?: string | undefined;
  /** The page is being left: the call goes on without it. */
  isLeaving?: boolean | undefined;
  /** One of several that are told about together: no toast of its own. */
  isQuiet?: boolean | undefined;
}

/** Tells the server. Its failures are for the caller to say, in one toast and not in two. */
export async function changeOrderStatus(change: StatusChange): Promise<StatusAnswer> {
  try {
    const { order } = await (change.isLeaving ? sendAndLeave(change) : sendAndStay(change));
    return { outcome: 'moved', current: parseOrder(order) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { outcome: 'failed' };
    if (error.status === 401) return { outcome: 'session-over' };
    const current = parseOrder(error.data.order);
    if (!current) return { outcome: 'failed' };
    return { outcome: current.status === change.status ? 'moved' : 'conflict', current };
  }
}

function sendAndStay(change: StatusChange) {
  return callApi('PATCH /orders/{orderId}/status', { ...inputOf(change), background: true });
}

/** Within the turn in which the page goes: with the token as it is, since none can be waited for. */
function sendAndLeave(change: StatusChange) {
  return sendCall('PATCH /orders/{orderId}/status', {
    ...inputOf(change),
    headers: { authorization: `Bearer ${readSession()?.token ?? ''}` },
    keepalive: true,
    timeoutMs: 15_000,
  });
}

function inputOf({ orderId, status, estimatedReadyTime }: StatusChange) {
  return {
    params: { orderId },
    body: { status, ...(estimatedReadyTime && { estimatedReadyTime }) },
  };
}
