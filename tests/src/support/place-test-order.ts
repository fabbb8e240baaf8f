import { randomUUID } from 'node:crypto';
import { platformFee } from '@thali/shared/orders/platform-fee';
import { expect } from 'vitest';
import { type Answer, call } from './call.ts';
import { expectRefusal } from './expect-refusal.ts';
import type { TestItem, TestVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import type { WireOrder } from './wire-answer.ts';

interface TestLine {
  item: TestItem;
  quantity: number;
  choices?: { group_id: string; choice_id: string }[];
  /** Extra price of the choices in rupees. */
  extra?: number;
}

/** The request body of an order, in snake_case. */
export function orderBody(
  vendor: TestVendor,
  lines: TestLine[] = [{ item: vendor.item, quantity: 1 }],
) {
  const unitPaise = ({ item, extra = 0 }: TestLine) => Math.round((item.price + extra) * 100);
  const paise = lines.reduce((sum, line) => sum + unitPaise(line) * line.quantity, 0);
  const fee = platformFee(Math.round(paise)) / 100;
  const total = Math.round(paise) / 100;
  return {
    vendor_id: vendor.id,
    customer_info: { name: 'Test Guest', phone: randomIds.phone() },
    items: lines.map((line) => ({
      menu_item_id: line.item.id,
      quantity: line.quantity,
      unit_price: unitPaise(line) / 100,
      total_price: (unitPaise(line) * line.quantity) / 100,
      ...(line.choices && { choices: line.choices }),
    })),
    total_amount: total,
    tax_amount: 0,
    discount_amount: 0,
    service_charge: fee,
    final_amount: Math.round((total + fee) * 100) / 100,
    payment_method: 'cash',
  };
}

export type OrderBody = ReturnType<typeof orderBody>;

/** The request body of a sale at the counter, without fee and customer. */
export function saleBody(vendor: TestVendor, lines?: TestLine[]) {
  const { items, total_amount } = orderBody(vendor, lines);
  return { items, total_amount, final_amount: total_amount, payment_method: 'cash' };
}

interface PlaceOptions {
  key?: string | undefined;
  token?: string | undefined;
}

/** Calls POST /orders. Default: a new idempotency key. */
export function postOrder(body: unknown, options: PlaceOptions = {}): Promise<Answer> {
  const key = 'key' in options ? options.key : randomUUID();
  return call('POST', '/orders', {
    body,
    token: options.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** Places an order. @throws Error if the platform refuses it */
export async function placeOrder(body: unknown, options: PlaceOptions = {}): Promise<WireOrder> {
  const answer = await postOrder(body, options);
  if (answer.status !== 201) throw new Error(`The order was refused: ${answer.text}`);
  return answer.json.order;
}

/** Retries after a busy response with the same key, as the site does. */
export async function postOrderWithRetry(
  body: unknown,
  { key = randomUUID(), token }: PlaceOptions = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await postOrder(body, { key, token });
    if (answer.status !== 503 || attempt === 50) return answer;
    expectRefusal(answer, 'SERVICE_BUSY');
    expect(answer.headers.get('retry-after')).toBe('1');
  }
}
