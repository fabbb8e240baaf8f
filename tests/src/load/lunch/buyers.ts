import { randomUUID } from 'node:crypto';
import { toRupees } from '@thali/shared/money/paise';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { Placement } from './history.ts';
import type { Dish, Part } from './stage.ts';

/** Places orders one after another. Some are sent twice at once or repeated later. */
export async function buy(part: Part): Promise<void> {
  const { history, random } = part;
  while (!part.isOver()) {
    const { placement, body } = newPlacement(part);
    history.placements.push(placement);
    const presses = random.next() < 0.2 ? 2 : 1;
    await Promise.all(Array.from({ length: presses }, () => place(part, placement, body)));
    if (random.next() < 0.3) await place(part, placement, body);
    await readOrder(part, placement);
  }
}

function newPlacement({ stage, random }: Part): { placement: Placement; body: object } {
  const dishes = [random.pick(stage.dishes), ...(random.next() < 0.4 ? [stage.limited] : [])];
  const lines = dishes.map((dish) => ({ dish, quantity: random.between(1, 3) }));
  const placement: Placement = {
    key: randomUUID(),
    isSignedIn: random.next() < 0.5,
    lines: lines.map(({ dish: { id, choices }, quantity }) => ({
      menuItemId: id,
      quantity,
      choices,
    })),
    orderIds: new Set(),
  };
  return { placement, body: orderBody(stage.vendorId, lines, random.between(0, 30)) };
}

function orderBody(
  vendorId: string,
  lines: readonly { dish: Dish; quantity: number }[],
  guestNumber: number,
): object {
  const totals = orderTotals(
    lines.map(({ dish, quantity }) => ({ unitPricePaise: dish.pricePaise, quantity })),
  );
  return {
    vendor_id: vendorId,
    customer_info: {
      name: `Guest ${guestNumber}`,
      phone: `+91987650${String(guestNumber).padStart(4, '0')}`,
    },
    items: lines.map(({ dish, quantity }) => ({
      menu_item_id: dish.id,
      quantity,
      unit_price: toRupees(dish.pricePaise),
      choices: dish.choices.map(({ groupId, choiceId }) => ({
        group_id: groupId,
        choice_id: choiceId,
      })),
    })),
    total_amount: toRupees(totals.totalPaise),
    service_charge: toRupees(totals.platformFeePaise),
    final_amount: toRupees(totals.finalPaise),
    payment_method: 'cash',
  };
}

async function place(part: Part, placement: Placement, body: object): Promise<void> {
  const { caller, history, stage } = part;
  const answer = await caller.callUntilFinal('POST', '/orders', {
    body,
    token: placement.isSignedIn ? stage.studentToken : undefined,
    headers: { 'idempotency-key': placement.key },
  });
  if (answer.status !== 201) {
    placement.refusal = answer.json.code;
    return;
  }
  const { id, tracking_token } = answer.json.order;
  placement.orderIds.add(id);
  placement.trackingToken = tracking_token;
  if (!history.orderProgress.has(id)) history.orderProgress.set(id, { acknowledged: 'pending' });
}

async function readOrder({ caller, stage }: Part, placement: Placement): Promise<void> {
  const [id] = placement.orderIds;
  if (!id) return;
  const proof = placement.isSignedIn
    ? { token: stage.studentToken }
    : { headers: { 'x-tracking-token': placement.trackingToken ?? '' } };
  await caller.ask('GET', `/orders/${id}`, proof);
}
