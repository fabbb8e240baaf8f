import { isAccepted, orderStatuses } from '@thali/shared/orders/order-status';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { sampleChoice, sampleLine, sampleOrder } from '../orders/store/sample-order.ts';
import { countOrders } from './count-orders.ts';
import { emptyCountResult, noRows } from './counting.ts';
import { withoutZeros } from './figures.ts';
import { findDrift } from './find-drift.ts';
import { packNumbers, unpackNumbers } from './number-set.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { sampleProjections } from './sample-projections.ts';

const vendorId = 'DEM0VEND0R';
const dayMs = 86_400_000;
const firstMs = Date.parse('2026-11-18T20:00:00.000Z');
const phones = ['+919000000001', '+919000000002', '+919000000003', '+919000000004'];
const dishes = ['D1', 'D2', 'D3'];
const choices = ['HA1F', 'FV11', 'CVRD'];

const orderId = (number: number) => `${vendorId}${String(number).padStart(16, '0')}`;

function facts(number: number, changes: Parameters<typeof sampleOrder>[0] = {}): OrderFacts {
  const createdAt = changes.createdAt ?? new Date(firstMs + number * 60_000).toISOString();
  return factsOf(
    sampleOrder({
      id: orderId(number),
      status: 'confirmed',
      createdAt,
      updatedAt: createdAt,
      ...changes,
    }),
  );
}

const payment = fc.record({
  paymentMethod: fc.constantFrom('cod', 'upi', 'online'),
  paymentStatus: fc.constantFrom('pending', 'paid', 'settled', 'failed', 'refunded'),
  refundedPaise: fc.nat(2500),
});

/** Generates orders of several days and customers. Each order is the list of its states. */
const history = fc
  .array(
    fc.record({
      ms: fc.nat(4 * dayMs),
      daysAhead: fc.option(fc.nat(2), { nil: undefined }),
      customer: fc.nat(3),
      hasAccount: fc.boolean(),
      isUncollected: fc.boolean(),
      lines: fc.array(
        fc.record({
          dish: fc.nat(2),
          quantity: fc.integer({ min: 1, max: 3 }),
          choices: fc.subarray(choices),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      statuses: fc.array(fc.constantFrom(...orderStatuses), { maxLength: 4 }),
      // Money may arrive or be refunded at any step.
      payments: fc.array(payment, { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((orders) => orders.map((order, number) => statesOf(order, number)));

interface Generated {
  ms: number;
  /** Set for a pre-order. */
  daysAhead: number | undefined;
  customer: number;
  hasAccount: boolean;
  isUncollected: boolean;
  lines: { dish: number; quantity: number; choices: string[] }[];
  statuses: (typeof orderStatuses)[number][];
  payments: {
    paymentMethod: OrderRecord['paymentMethod'];
    paymentStatus: OrderRecord['paymentStatus'];
    refundedPaise: number;
  }[];
}

function statesOf(order: Generated, number: number): OrderFacts[] {
  const { ms, daysAhead, customer, hasAccount, isUncollected, lines, statuses, payments } = order;
  // No two orders have the same time. Otherwise two names of one person could be the latest.
  const createdMs = firstMs + ms * 32 + number;
  const phone = phones[customer] ?? '';
  const isUnproven = number % 2 === 0 ? true : undefined;
  return (['pending', ...statuses] as const).map((status, step) => {
    const { refundedPaise, ...paid } = payments[step % payments.length] ?? {};
    return facts(number, {
      status,
      ...paid,
      payment: { refundedPaise },
      // A later status keeps the confirmed and the ready time.
      statusTimes: {
        ...(statuses.slice(0, step).some(isAccepted) && { confirmed: 'then' }),
        ...(isUncollected && { ready: 'then' }),
      },
      ...(isUncollected && { cancelReason: 'not_collected' }),
      isUnproven,
      ...(hasAccount && { customerId: `C${customer}` }),
      customerPhone: phone,
      ...(number % 3 === 0 && { counterId: 'counter:C' }),
      customerName: `Name ${number % 5}`,
      createdAt: new Date(createdMs).toISOString(),
      ...(daysAhead !== undefined && {
        readyFor: new Date(createdMs + daysAhead * dayMs).toISOString(),
      }),
      updatedAt: new Date(createdMs + step * 1000).toISOString(),
      totalPaise: 100 * (number + 1),
      feePaise: 100,
      lines: lines.map((line) =>
        sampleLine({
          menuItemId: dishes[line.dish] ?? '',
          quantity: line.quantity,
          unitPricePaise: 5_50,
          choices: line.choices.map((choiceId) => sampleChoice({ choiceId, name: choiceId })),
        }),
      ),
    });
  });
}

/** Some states, repeated and shuffled, for calls of any size. Always includes each order's last state. */
const deliveries = history.chain((orders) => {
  const states = orders.flat();
  const last = orders.flatMap((records) => records.at(-1) ?? []);
  return fc.record({
    last: fc.constant(last),
    records: fc
      .array(fc.constantFrom(...states), { maxLength: states.length * 2 })
      .chain((some) => shuffled([...some, ...last])),
    sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
  });
});

const shuffled = <T>(list: T[]) =>
  fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length });

/** Splits records into calls of these sizes. A call holds each order at most once. */
function inCalls(records: readonly OrderFacts[], sizes: readonly number[]): OrderFacts[][] {
  const calls: OrderFacts[][] = [];
  let call: OrderFacts[] = [];
  for (const record of records) {
    const isFull = call.length >= (sizes[calls.length % sizes.length] ?? 1);
    if (isFull || call.some(({ id }) => id === record.id)) {
      calls.push(call);
      call = [];
    }
    call.push(record);
  }
  return [...calls, call];
}

describe('counting orders', () => {
  it('equals a recount of the last states for any delivery', () => {
    fc.assert(
      fc.property(deliveries, ({ last, records, sizes }) => {
        const projections = sampleProjections();
        for (const call of inCalls(records, sizes)) projections.count(call);
        expect(findDrift(last, projections.stored())).toEqual([]);
        const recounted = countOrders(last, noRows);
        expect(nonZero(projections.platform)).toEqual(nonZero(recounted.platform));
        const days = [...recounted.days.values()];
        expect(days.reduce((sum, { orders = 0 }) => sum + orders, 0)).toBe(last.length);
        const counted = [...projections.before.counted.values()].toSorted(byOrder);
        expect(counted).toEqual(recounted.counted.toSorted(byOrder));
      }),
      { numRuns: 300 },
    );
  });

  it('numbers customers from 1 without gaps for any delivery', () => {
    fc.assert(
      fc.property(deliveries, ({ records, sizes }) => {
        const projections = sampleProjections();
        for (const call of inCalls(records, sizes)) projections.count(call);
        const { customers, summary } = projections.stored();
        const numbered = customers.filter(({ orders }) => orders > 0);
        const numbers = numbered.map(({ number }) => number).toSorted((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(summary?.customers ?? 0).toBe(numbers.length);
      }),
    );
  });

  it('writes nothing for counted orders', () => {
    fc.assert(
      fc.property(history, (orders) => {
        const projections = sampleProjections();
        const last = orders.flatMap((records) => records.at(-1) ?? []);
        projections.count(last);
        const before = structuredClone(projections.before);
        for (const states of orders) {
          for (const state of states) {
            expect(projections.count([state])).toEqual(emptyCountResult());
          }
        }
        expect(projections.before).toEqual(before);
      }),
    );
  });

  it('raises the revision of each written row by one', () => {
    const projections = sampleProjections();
    projections.count([facts(1)]);
    const { customers, dayCustomers, summary, names } = projections.count([
      facts(2, { customerPhone: phones[1] ?? '' }),
      facts(3, { lines: [sampleLine({ name: 'Special Thali' })] }),
    ]);
    expect(customers.map(({ number, revision }) => [number, revision])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(dayCustomers.map(({ revision }) => revision)).toEqual([2]);
    expect([summary?.revision, names?.revision]).toEqual([2, 2]);
  });

  it('skips rows that a new status does not change', () => {
    const projections = sampleProjections();
    projections.count([facts(1)]);
    const { counted, days, ...rest } = projections.count([
      facts(1, { status: 'preparing', updatedAt: '2026-11-30T00:00:00.000Z' }),
    ]);
    expect(counted).toHaveLength(1);
    expect([...days.values()].map(withoutZeros)).toEqual([{ confirmed: -1, preparing: 1 }]);
    expect([...rest.items.values()].map(withoutZeros)).toEqual([{}]);
    expect(rest).toMatchObject({
      customers: [],
      dayCustomers: [],
      summary: undefined,
      names: undefined,
    });
  });
});

describe('the money of an order', () => {
  const upi = { paymentMethod: 'upi', totalPaise: 60_00, status: 'completed' } as const;
  const at = (step: number) => `2026-11-30T00:00:0${step}.000Z`;

  it('moves from unpaid to paid, and no longer counts after a cancellation', () => {
    const projections = sampleProjections();
    const changeOf = (step: number, changes: Parameters<typeof facts>[1]) => {
      const { days } = projections.count([facts(1, { ...upi, updatedAt: at(step), ...changes })]);
      return withoutZeros([...days.values()][0] ?? {});
    };
    expect(changeOf(0, {})).toMatchObject({ unpaidPaise: 60_00, revenuePaise: 60_00 });
    const received = { paymentStatus: 'paid' } as const;
    expect(changeOf(1, received)).toEqual({ unpaidPaise: -60_00, upiPaise: 60_00 });
    expect(changeOf(1, received)).toEqual({});
    expect(changeOf(2, { paymentMethod: 'cod', paymentStatus: 'settled' })).toEqual({
      upiPaise: -60_00,
    });
    expect(changeOf(3, { ...received, status: 'cancelled' })).toMatchObject({
      revenuePaise: -60_00,
    });
    expect(projections.stored().days[0]?.figures).not.toHaveProperty('upiPaise', 60_00);
  });

  it('counts the refunded amount separately from the payment method', () => {
    const { days } = countOrders(
      [facts(1, { ...upi, paymentStatus: 'partly_refunded', payment: { refundedPaise: 20_00 } })],
      noRows,
    );
    expect([...days.values()][0]).toMatchObject({ upiPaise: 40_00, givenBackPaise: 20_00 });
  });
});

describe('customers', () => {
  it('are new on the day of their first order, even if it arrives later', () => {
    const projections = sampleProjections();
    const newOn = () =>
      [...projections.days]
        .filter(([, { newCustomers = 0 }]) => newCustomers !== 0)
        .map(([date, { newCustomers }]) => [date, newCustomers]);
    projections.count([facts(1, { createdAt: '2026-11-20T07:00:00.000Z' })]);
    expect(newOn()).toEqual([['2026-11-20', 1]]);
    projections.count([facts(2, { createdAt: '2026-11-18T07:00:00.000Z' })]);
    expect(newOn()).toEqual([['2026-11-18', 1]]);
    projections.count([facts(3, { createdAt: '2026-11-19T07:00:00.000Z' })]);
    expect(newOn()).toEqual([['2026-11-18', 1]]);
    expect(projections.stored().customers).toMatchObject([
      {
        orders: 3,
        firstOrderAt: '2026-11-18T07:00:00.000Z',
        lastOrderAt: '2026-11-20T07:00:00.000Z',
      },
    ]);
  });

  it('are new on a day in Indian time', () => {
    const { days } = countOrders([facts(1, { createdAt: '2026-11-20T18:30:00.000Z' })], noRows);
    expect(days.get('2026-11-21')).toMatchObject({ orders: 1, newCustomers: 1, hour0: 1 });
    expect([...days.keys()]).toEqual(['2026-11-21']);
  });

  it('have the name of their latest order', () => {
    const projections = sampleProjections();
    projections.count([facts(5, { customerName: 'Asha Rao' })]);
    projections.count([facts(4, { customerName: 'asha' })]);
    expect(projections.stored().customers).toMatchObject([{ name: 'Asha Rao', orders: 2 }]);
    projections.count([facts(6, { customerName: 'A. Rao' })]);
    expect(projections.stored().customers).toMatchObject([{ name: 'A. Rao', orders: 3 }]);
  });

  it('have the same name for any sequence of two simultaneous orders', () => {
    const createdAt = '2026-11-20T07:00:00.000Z';
    const bothOrders = [
      facts(1, { createdAt, customerName: 'Asha' }),
      facts(2, { createdAt, customerName: 'Rao' }),
    ];
    const names = [bothOrders, bothOrders.toReversed()].map((orders) => {
      const projections = sampleProjections();
      for (const order of orders) projections.count([order]);
      return projections.stored().customers.map(({ name }) => name);
    });
    expect(names[0]).toEqual(names[1]);
  });

  it('are not added to a day whose row is full', () => {
    const full = packNumbers(Array.from({ length: 100_000 }, (_, index) => index + 1));
    const order = facts(1);
    const before = { date: order.date, numbers: full, revision: 1 };
    const { dayCustomers, customers } = countOrders([order], {
      ...noRows,
      summary: { customers: 100_000, lastOrderAt: '', revision: 1 },
      dayCustomers: new Map([[order.date, before]]),
    });
    expect(customers).toHaveLength(1);
    expect(dayCustomers).toEqual([]);
  });

  it('with an account are one person at any phone, distinct from a guest with that phone', () => {
    const { customers, dayCustomers } = countOrders(
      [
        facts(1, { customerId: 'C1' }),
        facts(2, { customerId: 'C1', customerPhone: phones[1] ?? '' }),
        facts(3),
        facts(4, { customerPhone: phones[1] ?? '' }),
      ],
      noRows,
    );
    expect(customers.map(({ key, orders, phone }) => [key, orders, phone])).toEqual([
      ['C#C1', 2, phones[1]],
      [`P#${phones[0]}`, 1, phones[0]],
      [`P#${phones[1]}`, 1, phones[1]],
    ]);
    expect(dayCustomers.flatMap(({ numbers }) => unpackNumbers(numbers))).toEqual([1, 2, 3]);
  });

  it('spend only on orders that are not cancelled or expired', () => {
    const projections = sampleProjections();
    projections.count([facts(1, { totalPaise: 60_00 }), facts(2, { totalPaise: 40_00 })]);
    expect(projections.stored().customers).toMatchObject([{ orders: 2, spentPaise: 100_00 }]);
    const updatedAt = '2026-11-30T00:00:00.000Z';
    const statusTimes = { confirmed: '2026-11-20T08:00:00.000Z', expired: updatedAt };
    projections.count([facts(1, { totalPaise: 60_00, status: 'expired', statusTimes, updatedAt })]);
    expect(projections.stored().customers).toMatchObject([{ orders: 2, spentPaise: 40_00 }]);
  });
});

describe('an order that the kitchen has not confirmed', () => {
  const pending = { status: 'pending', customerName: 'Prank', totalPaise: 60_00 } as const;
  const cancelled = {
    ...pending,
    status: 'cancelled',
    updatedAt: '2026-11-30T00:00:00.000Z',
  } as const;

  it('creates no customer, cancelled or not', () => {
    const projections = sampleProjections();
    for (const state of [pending, cancelled]) {
      const { customers, dayCustomers, days } = projections.count([facts(1, state)]);
      for (const row of customers) {
        expect(row).toMatchObject({ number: 0, name: '', phone: '', orders: 0, spentPaise: 0 });
      }
      expect(dayCustomers).toEqual([]);
      expect(projections.before.summary).toMatchObject({ customers: 0 });
      expect([...days.values()][0]?.newCustomers).toBeUndefined();
    }
    expect(findDrift([facts(1, cancelled)], projections.stored())).toEqual([]);
  });

  it('neither renames a customer nor counts for a customer', () => {
    const projections = sampleProjections();
    projections.count([facts(1, { customerName: 'Asha', totalPaise: 40_00 })]);
    for (const state of [pending, cancelled]) projections.count([facts(2, state)]);
    expect(projections.stored().customers).toMatchObject([
      { name: 'Asha', orders: 1, spentPaise: 40_00 },
    ]);
  });

  it('counts for its customer once it is confirmed, only once', () => {
    const projections = sampleProjections();
    projections.count([facts(1, pending)]);
    for (const [step, status] of (['confirmed', 'preparing'] as const).entries()) {
      const updatedAt = `2026-11-30T00:00:0${step}.000Z`;
      projections.count([facts(1, { ...pending, status, updatedAt })]);
      expect(projections.stored().customers).toMatchObject([
        { name: 'Prank', orders: 1, spentPaise: 60_00 },
      ]);
    }
  });
});

describe('the count of waiting unproven orders', () => {
  const waiting = (changes: Parameters<typeof facts>[1]) =>
    [...countOrders([facts(1, changes)], noRows).days.values()][0]?.unprovenWaiting;
  const createdAt = '2026-11-20T07:00:00.000Z';
  const byItself = { createdAt, isUnproven: true, statusTimes: { confirmed: createdAt } } as const;

  it.each([
    ['pending', { status: 'pending', isUnproven: true }, 1],
    ['of a proven guest', { status: 'pending' }, undefined],
    ['confirmed by hand', { status: 'confirmed', isUnproven: true }, undefined],
    ['accepted automatically', { status: 'confirmed', ...byItself }, 1],
    ['in the kitchen', { status: 'preparing', ...byItself }, undefined],
    ['cancelled', { status: 'cancelled', isUnproven: true }, undefined],
  ] as const)('%s: %#', (_what, changes, count) => {
    expect(waiting(changes)).toBe(count);
  });
});

describe('choices', () => {
  it('have the name of the latest order, stored beside the dish names', () => {
    const projections = sampleProjections();
    for (const [number, name] of ['Half', 'Half plate'].entries()) {
      projections.count([
        facts(number, { lines: [sampleLine({ choices: [sampleChoice({ name })] })] }),
      ]);
    }
    const { menuItemId, name } = sampleLine();
    const { groupId, choiceId } = sampleChoice();
    expect(projections.before.names?.names).toEqual({
      [menuItemId]: name,
      [groupId + choiceId]: 'Half plate',
    });
  });
});

describe('dishes', () => {
  const dish = sampleLine().menuItemId;
  const orderNaming = (number: number, name: string) =>
    facts(number, { lines: [sampleLine({ name })] });

  it('have the name of the latest order, even within one call', () => {
    const { names } = countOrders(
      [orderNaming(2, 'Special Thali'), orderNaming(1, 'Thali')],
      noRows,
    );
    expect(names?.names).toEqual({ [dish]: 'Special Thali' });
  });

  it('keep their name when an earlier order arrives later', () => {
    const projections = sampleProjections();
    projections.count([orderNaming(2, 'Special Thali')]);
    projections.count([orderNaming(1, 'Thali')]);
    expect(projections.before.names?.names).toEqual({ [dish]: 'Special Thali' });
  });

  it('keep their names when new names are added', () => {
    const projections = sampleProjections();
    projections.count([orderNaming(1, 'Thali')]);
    projections.count([facts(2, { lines: [sampleLine({ menuItemId: 'CHA1', name: 'Chai' })] })]);
    expect(projections.before.names?.names).toEqual({ [dish]: 'Thali', CHA1: 'Chai' });
  });

  it('keep only the latest thousand names, so a row never gets full', () => {
    const projections = sampleProjections();
    const dishOf = (number: number) => `DISH${String(number).padStart(8, '0')}`;
    const line = (number: number) =>
      sampleLine({ menuItemId: dishOf(number), name: 'थ'.repeat(80) });
    for (let day = 0; day < 15; day += 1) {
      const lines = Array.from({ length: 100 }, (_, index) => line(day * 100 + index));
      projections.count([facts(day, { lines })]);
    }
    const { names } = projections.before;
    expect(Buffer.byteLength(JSON.stringify(names))).toBeLessThan(400_000);
    const ids = Object.keys(names?.names ?? {}).sort();
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1000, dishOf(500), dishOf(1499)]);
    projections.count([facts(15, { lines: [line(7)] })]);
    expect(projections.before.names?.names).toHaveProperty(dishOf(7));
  });
});

const byOrder = (a: { orderId: string }, b: { orderId: string }) =>
  a.orderId.localeCompare(b.orderId);

function nonZero(byDate: ReadonlyMap<string, Record<string, number>>) {
  return Object.fromEntries(
    [...byDate]
      .map(([date, figures]) => [date, withoutZeros(figures)] as const)
      .filter(([, figures]) => Object.keys(figures).length > 0),
  );
}
