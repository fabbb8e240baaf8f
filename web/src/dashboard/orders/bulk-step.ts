import { type VendorAction, vendorActions } from '@thali/shared/orders/order-status';
import type { StatusAnswer } from './change-order-status.ts';
import { reasonOf } from './change-order-status-texts.ts';
import type { Order } from './order-list.ts';
import type { OrderStatusChanges } from './order-status-changes.ts';
import { readyMinutes, readyTime } from './ready-minutes.ts';

/** How many are asked for at a time. */
const atOnce = 4;

/** What a step with several orders came to. */
export interface BulkReport {
  moved: number;
  failed: { orderId: string; reason: string }[];
}

const forward = vendorActions.filter(({ to }) => to !== 'cancelled');

/** The way forward from a status; cancelling is none. */
export function nextStep({ status }: Pick<Order, 'status'>): VendorAction | undefined {
  return forward.find(({ from }) => from === status);
}

/** How many orders take which step, in the order of an order's life. */
export function countSteps(orders: readonly Order[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const label = nextStep(order)?.label;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return forward.flatMap(({ label }) => {
    const count = counts.get(label);
    return count ? [{ label, count }] : [];
  });
}

/** Moves all of them one step. Rule: orders-24 */
export async function moveAll(
  { change }: Pick<OrderStatusChanges, 'change'>,
  orders: readonly Order[],
): Promise<BulkReport> {
  const report: BulkReport = { moved: 0, failed: [] };
  const waiting = orders.flatMap((order) => {
    const step = nextStep(order);
    return step ? [{ orderId: order.id, status: step.to }] : [];
  });

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const promised = next.status === 'confirmed' && readyTime(readyMinutes.get(), Date.now());
      const answer = await change({
        ...next,
        isQuiet: true,
        ...(promised && { estimatedReadyTime: promised }),
      });
      count(next.orderId, answer);
    }
  }

  function count(orderId: string, answer: StatusAnswer | undefined): void {
    if (answer?.outcome === 'moved') report.moved += 1;
    else if (!answer) report.failed.push({ orderId, reason: 'is being changed already' });
    else report.failed.push({ orderId, reason: reasonOf(answer) });
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}
