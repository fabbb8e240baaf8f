import { isRecord } from '@thali/shared/http/is-record';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { ApiError } from '../lib/api/api-error.ts';
import { statusNamed } from '../orders/display/order-name.ts';
import { parseOrder } from '../orders/live/parse-order.ts';
import { readyTimeBody } from '../orders/staff/ready-minutes.ts';
import { acknowledgeTogether } from './acknowledge-together.ts';
import { kitchenCall } from './device/kitchen-call.ts';
import type { KitchenGroup, KitchenItem } from './kitchen-data.ts';
import * as texts from './kitchen-texts.ts';
import { isOutdated, type Step } from './steps.ts';

export type ItemToday = Pick<KitchenItem, 'id' | 'soldOutToday' | 'quantity'>;

export type GroupToday = Pick<KitchenGroup, 'id' | 'choices'>;

/** The result of sending a step. `order` is the server's current state. */
export type StepAnswer =
  | { outcome: 'applied'; order?: Order | undefined; item?: ItemToday; group?: GroupToday }
  /** Another device changed the order at the same time. */
  | { outcome: 'conflict'; order: Order | undefined }
  /** The server had another number of portions. `next` is the step for that number. */
  | { outcome: 'conflict'; item: ItemToday; next: Step }
  | { outcome: 'refused'; order?: Order | undefined; item?: ItemToday | undefined; reason: string }
  /** The step may not have reached the server. The queue retries. */
  | { outcome: 'retry-later' };

export async function sendStep(step: Step): Promise<StepAnswer> {
  if (isOutdated(step, new Date())) return outdatedAnswer;
  try {
    return await callServer(step);
  } catch (error) {
    return answerOf(error, step);
  }
}

const couldNotChange: StepAnswer = { outcome: 'refused', reason: texts.couldNotBeChanged };

const outdatedAnswer: StepAnswer = {
  outcome: 'refused',
  reason: texts.tappedTooLongAgo,
};

async function callServer({ key, act, at, claim }: Step): Promise<StepAnswer> {
  const background = { background: true, idempotencyKey: key, keepalive: true, acting: claim };
  if (act.kind === 'item') {
    const { kind, vendorId, itemId, ...body } = act;
    const call = { params: { vendorId, itemId }, body, ...background };
    const path = 'PUT /vendors/{vendorId}/menu-items/{itemId}/today';
    const { id, soldOutToday = false, quantity } = (await kitchenCall(path, call)).menuItem;
    return { outcome: 'applied', item: { id, soldOutToday, quantity } };
  }
  if (act.kind === 'choice') {
    const { vendorId, groupId, choiceId, soldOutToday } = act;
    const path = 'PUT /vendors/{vendorId}/option-groups/{groupId}/choices/{choiceId}/today';
    const params = { vendorId, groupId, choiceId };
    const answer = await kitchenCall(path, { params, body: { soldOutToday }, ...background });
    return { outcome: 'applied', group: groupToday(answer.optionGroup) };
  }
  if (act.kind === 'pots') {
    const { vendorId, date, mealId, pots } = act;
    const params = { vendorId, date, mealId };
    const path = 'PUT /vendors/{vendorId}/pots/{date}/{mealId}';
    await kitchenCall(path, { params, body: { pots: [...pots] }, ...background });
    return { outcome: 'applied' };
  }
  const { orderId } = act;
  const call = { params: { orderId }, ...background };
  const answer = (order: unknown): StepAnswer => ({ outcome: 'applied', order: parseOrder(order) });
  switch (act.kind) {
    case 'acknowledge':
      return acknowledgedAnswer(orderId, await acknowledgeTogether(orderId));
    case 'end': {
      const body = act.how;
      const endAnswer = await kitchenCall('POST /orders/{orderId}/not-collected', {
        ...call,
        body,
      });
      return answer(endAnswer.order);
    }
    case 'status': {
      const { status, readyInMinutes, cancel, isUnpaid } = act;
      const remainingMinutes =
        readyInMinutes === undefined ? undefined : minutesLeft(readyInMinutes, at);
      const body = {
        status,
        ...readyTimeBody(remainingMinutes),
        ...cancel,
        ...(isUnpaid && { unpaid: true }),
      };
      return answer((await kitchenCall('PATCH /orders/{orderId}/status', { ...call, body })).order);
    }
    case 'ready-time': {
      const body = { readyInMinutes: minutesLeft(act.readyInMinutes, at) };
      return answer(
        (await kitchenCall('PUT /orders/{orderId}/ready-time', { ...call, body })).order,
      );
    }
    case 'table': {
      const body = { table: act.table };
      return answer((await kitchenCall('PUT /orders/{orderId}/table', { ...call, body })).order);
    }
    case 'received': {
      const body = { method: act.method };
      return answer(
        (await kitchenCall('POST /orders/{orderId}/received', { ...call, body })).order,
      );
    }
    case 'tick': {
      const { lines, isDone } = act;
      // Names the changed lines, so that ticks from another screen are kept.
      const body = { doneLines: isDone ? [...lines] : [], changedLines: [...lines] };
      return answer(
        (await kitchenCall('PUT /orders/{orderId}/done-lines', { ...call, body })).order,
      );
    }
  }
}

function acknowledgedAnswer(
  orderId: string,
  { orders, refused }: Awaited<ReturnType<typeof acknowledgeTogether>>,
): StepAnswer {
  const refusal = refused.find((candidate) => candidate.orderId === orderId);
  if (refusal?.code === 'SERVICE_BUSY') return { outcome: 'retry-later' };
  if (refusal) return couldNotChange;
  return { outcome: 'applied', order: parseOrder(orders.find(({ id }) => id === orderId)) };
}

/** Subtracts the time that the step has waited. Uses only the clock of this device. */
function minutesLeft(readyInMinutes: number, tappedAt: string): number {
  const waitedMinutes = Math.round((Date.now() - Date.parse(tappedAt)) / 60_000);
  return Math.max(0, readyInMinutes - Math.max(0, waitedMinutes));
}

function groupToday({ id, choices }: OptionGroup): GroupToday {
  return {
    id,
    choices: choices.map(({ soldOutToday = false, ...choice }) => ({ ...choice, soldOutToday })),
  };
}

function answerOf(error: unknown, step: Step): StepAnswer {
  const { act } = step;
  // Without a response, it is unknown whether the step succeeded.
  if (!(error instanceof ApiError)) return { outcome: 'retry-later' };
  const { status, code, data } = error;
  // If the session or device was lost (401), the steps wait for a new session or device.
  if (status >= 500 || status === 429 || status === 401) return { outcome: 'retry-later' };
  if (code === 'PORTIONS_CHANGED') return recountPortions(step, data.item);
  if (act.kind === 'pots') return { outcome: 'refused', reason: error.message };
  const order = parseOrder(data.order);
  // An earlier attempt may have succeeded although its response was lost.
  if (order && order.status === statusAfter(act)) return { outcome: 'applied', order };
  if (code === 'ORDER_STATUS_CONFLICT') return { outcome: 'conflict', order };
  const reason = order ? texts.isNow(statusNamed(order.status)) : texts.couldNotBeChanged;
  return { outcome: 'refused', order, reason };
}

function statusAfter(act: Step['act']): OrderStatus | undefined {
  if (act.kind === 'end') return 'cancelled';
  return act.kind === 'status' ? act.status : undefined;
}

/** The maximum number of recounts of a step whose portions have changed since the tap. */
const maxConflicts = 5;

/**
 * Applies the same difference to the server's number, because orders or another screen have changed the portions
 * meanwhile.
 * @param current  the dish on the server
 * Rule: kitchen-27, menu-13
 */
function recountPortions(step: Step, current: unknown): StepAnswer {
  const { act, conflicts = 0 } = step;
  const item = readItem(current);
  const refusedAnswer = { outcome: 'refused', item, reason: texts.couldNotBeChanged } as const;
  if (act.kind !== 'item' || !item || conflicts >= maxConflicts) return refusedAnswer;
  const { quantity: requestedQuantity, knownQuantity: shownQuantity } = act;
  const { quantity: now } = item;
  // The dish no longer has limited portions.
  if (now === null || requestedQuantity == null || shownQuantity == null) return refusedAnswer;
  const next = {
    ...act,
    quantity: Math.max(0, now + requestedQuantity - shownQuantity),
    knownQuantity: now,
  };
  return { outcome: 'conflict', item, next: { ...step, conflicts: conflicts + 1, act: next } };
}

function readItem(value: unknown): ItemToday | undefined {
  if (!isRecord(value)) return undefined;
  const { id, soldOutToday = false, quantity } = value;
  const isComplete =
    typeof id === 'string' &&
    typeof soldOutToday === 'boolean' &&
    (quantity === null || typeof quantity === 'number');
  return isComplete ? { id, soldOutToday, quantity } : undefined;
}
