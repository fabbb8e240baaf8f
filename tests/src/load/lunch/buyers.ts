import { randomUUID } from 'node:crypto';
import { toRupees } from '@thali/shared/money/paise';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { Placement } from './history.ts';
import type { ClientContext, Dish } from './lunch-mess.ts';

/** Places orders one after another. Some are sent twice at once or repeated later. */
export async function buy(context: ClientContext): Promise<void> {
  const { history, random } = context;
  while (!context.isOver()) {
    const { placement, body } = newPlacement(context);
    history.placements.push(placement);
    const presses = random.next() < 0.2 ? 2 : 1;
    await Promise.all(Array.from({ length: presses }, () => place(context, placement, body)));
    if (random.next() < 0.3) await place(context, placement, body);
    await readOrder(context, placement);
  }
}

function newPlacement({ mess, random }: ClientContext): { placement: Placement; body: object } {
  const dishes = [random.pick(mess.dishes), ...(random.next() < 0.4 ? [mess.limitedDish] : [])];
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
  return { placement, body: orderBody(mess.vendorId, lines, random.between(0, 30)) };
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

async function place(context: ClientContext, placement: Placement, body: object): Promise<void> {
  const { caller, history, mess } = context;
  const answer = await caller.callUntilFinal('POST', '/orders', {
    body,
    token: placement.isSignedIn ? mess.studentToken : undefined,
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

async function readOrder({ caller, mess }: ClientContext, placement: Placement): Promise<void> {
  const [id] = placement.orderIds;
  if (!id) return;
  const proof = placement.isSignedIn
    ? { token: mess.studentToken }
    : { headers: { 'x-tracking-token': placement.trackingToken ?? '' } };
  await caller.ask('GET', `/orders/${id}`, proof);
}
