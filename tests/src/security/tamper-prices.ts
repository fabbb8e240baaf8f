import type { Random } from '@thali/local/history/random';
import type { TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';

type Fields = Record<string, unknown>;

const amounts = ['total_amount', 'tax_amount', 'discount_amount', 'service_charge', 'final_amount'];
const lineAmounts = ['unit_price', 'total_price'];
const extras = [
  'price',
  'price_paise',
  'unitPricePaise',
  'totalPaise',
  'discount',
  'coupon',
  'fee',
];

/** A valid order of one to three dishes, with one to four prices changed in the customer's favour. */
export function makeTamperedOrder(vendor: TestVendor, random: Random): Fields {
  const lines = vendor.items
    .filter((_, index) => index === 0 || random.next() < 0.5)
    .map((item) => ({ item, quantity: random.between(1, 5) }));
  let body: Fields = orderBody(vendor, lines);
  for (let times = random.between(1, 4); times > 0; times -= 1) {
    body = random.pick(tricks)(body, random);
  }
  return body;
}

const tricks: readonly ((body: Fields, random: Random) => Fields)[] = [
  (body, random) => ({ ...body, ...changeOneOf(amounts, random) }),
  (body, random) => withLine(body, random, changeOneOf(lineAmounts, random)),
  (body, random) => ({ ...body, ...changeOneOf(extras, random) }),
  (body, random) => withLine(body, random, changeOneOf(extras, random)),
  (body, random) => withLine(body, random, { quantity: random.pick(quantities) }),
  // All prices are lower and consistent, so only the menu reveals the change.
  (body) => scalePrices(body, 0.5),
  (body) => scalePrices(body, -1),
  // The order has a line twice and pays for it once.
  (body) => ({ ...body, items: [...linesOf(body), ...linesOf(body)] }),
  (body) => ({ ...body, items: linesOf(body).slice(1) }),
  ({ service_charge: _, ...body }) => body,
  ({ tax_amount: _, discount_amount: __, ...body }) => body,
];

const quantities = [0, -1, 0.5, 0.001, 1.5, 101, 1e9, 1e-9, -0, 2 ** 53];

function changeOneOf(names: readonly string[], random: Random): Fields {
  return { [random.pick(names)]: random.pick(prices)(random) };
}

const prices: readonly ((random: Random) => unknown)[] = [
  () => 0,
  () => 1,
  () => 0.01,
  () => -1,
  () => 1e-9,
  () => 1e308,
  () => '0',
  () => null,
  (random) => random.between(1, 5999) / 100,
  (random) => -random.between(1, 500),
];

function withLine(body: Fields, random: Random, changes: Fields): Fields {
  const lines = linesOf(body);
  const chosen = random.between(0, Math.max(0, lines.length - 1));
  return {
    ...body,
    items: lines.map((line, index) => (index === chosen ? { ...line, ...changes } : line)),
  };
}

function scalePrices(body: Fields, factor: number): Fields {
  const scale = (fields: Fields, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, Number(fields[name] ?? 0) * factor]));
  return {
    ...body,
    ...scale(body, amounts),
    items: linesOf(body).map((line) => ({ ...line, ...scale(line, lineAmounts) })),
  };
}

function linesOf({ items }: Fields): Fields[] {
  return items as Fields[];
}
