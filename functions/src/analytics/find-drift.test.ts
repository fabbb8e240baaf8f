import { describe, expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../orders/store/sample-order.ts';
import { countOrders } from './count-orders.ts';
import { noRows } from './counting.ts';
import { findDrift, type StoredProjections } from './find-drift.ts';
import { packNumbers } from './number-set.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { sampleProjections } from './sample-projections.ts';

const dish = sampleLine().menuItemId;
const orders = [1, 2, 3, 4].map((number) => facts(number, `+91900000000${number % 3}`));
const day = '2026-11-20';

function facts(number: number, customerPhone: string): OrderFacts {
  const createdAt = `2026-11-20T0${number}:30:00.000Z`;
  const id = `DEM0VEND0R${String(number).padStart(16, '0')}`;
  const times = { createdAt, updatedAt: createdAt };
  return factsOf(sampleOrder({ id, customerPhone, status: 'confirmed', ...times }));
}

function correctProjections(): StoredProjections {
  const projections = sampleProjections();
  projections.count(orders);
  return projections.stored();
}

const drift = (change: (stored: StoredProjections) => Partial<StoredProjections>) => {
  const stored = correctProjections();
  return findDrift(orders, { ...stored, ...change(stored) });
};

describe('drift', () => {
  it('is empty if all projections are correct, and without data', () => {
    expect(findDrift(orders, correctProjections())).toEqual([]);
    const emptyState = { days: [], items: [], dayCustomers: [], customers: [], summary: undefined };
    expect(findDrift([], emptyState)).toEqual([]);
  });

  it('ignores zeros', () => {
    const withZeros = ({ days }: StoredProjections) => ({
      days: days.map((day) => ({ ...day, figures: { ...day.figures, expired: 0, hour3: 0 } })),
    });
    expect(drift(withZeros)).toEqual([]);
    const emptyDay = { date: '2026-01-01', figures: { orders: 0 }, revision: 4 };
    expect(drift(({ items }) => ({ items: [...items, emptyDay] }))).toEqual([]);
  });

  it('lists every row if no order was counted', () => {
    const emptyState = { days: [], items: [], dayCustomers: [], customers: [], summary: undefined };
    const drifts = findDrift(orders, emptyState);
    expect(drifts.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['days', undefined],
      ['items', undefined],
      ['dayCustomers', undefined],
      ['customers', undefined],
      ['customers', undefined],
      ['customers', undefined],
      ['summary', undefined],
    ]);
  });

  it('finds a wrong figure of a day, and the correct value', () => {
    const drifts = drift(({ days }) => ({
      days: days.map((day) => ({
        ...day,
        figures: { ...day.figures, revenuePaise: 1, left: 3 },
        revision: 7,
      })),
    }));
    const figures = countOrders(orders, noRows).days.get(day);
    expect(drifts).toEqual([
      { kind: 'days', name: day, row: { date: day, ...figures }, revision: 7 },
    ]);
  });

  it('finds wrong sales of a dish, even on a day without orders', () => {
    const extraDay = { date: '2026-11-19', figures: { [`q${dish}`]: 1 }, revision: 2 };
    const drifts = drift(() => ({ items: [extraDay] }));
    expect(drifts.map(({ name, row, revision }) => [name, row, revision])).toEqual([
      [day, { date: day, [`q${dish}`]: 4, [`r${dish}`]: 440_00 }, undefined],
      ['2026-11-19', { date: '2026-11-19' }, 2],
    ]);
  });

  it('finds wrong customers of a day, even on a day without orders', () => {
    const wrongRows = [
      { date: day, numbers: packNumbers([1, 2, 3, 4]), revision: 5 },
      { date: '2026-11-19', numbers: packNumbers([1]), revision: 2 },
      { date: '2026-11-18', numbers: packNumbers([]), revision: 3 },
    ];
    expect(drift(() => ({ dayCustomers: wrongRows }))).toEqual([
      {
        kind: 'dayCustomers',
        name: day,
        row: { date: day, numbers: packNumbers([1, 2, 3]) },
        revision: 5,
      },
      {
        kind: 'dayCustomers',
        name: '2026-11-19',
        row: { date: '2026-11-19', numbers: packNumbers([]) },
        revision: 2,
      },
    ]);
  });

  it('finds a customer’s wrong sum, and keeps their number', () => {
    const drifts = drift(({ customers }) => ({
      customers: customers.map((customer) =>
        customer.number === 2 ? { ...customer, spentPaise: 1 } : customer,
      ),
    }));
    expect(drifts).toMatchObject([{ kind: 'customers', row: { number: 2, spentPaise: 110_00 } }]);
  });

  it('gives a missing customer an unused number', () => {
    const drifts = drift(({ customers }) => ({
      customers: customers.filter(({ number }) => number !== 1),
    }));
    expect(drifts.map(({ kind, row }) => [kind, row])).toEqual([
      ['dayCustomers', { date: day, numbers: packNumbers([2, 3, 4]) }],
      ['customers', expect.objectContaining({ key: 'P#+919000000001', number: 4 })],
      ['summary', expect.objectContaining({ customers: 4 })],
    ]);
  });

  it('gives one of two customers with the same number a new number', () => {
    const drifts = drift(({ customers }) => ({
      customers: customers.map((customer) => ({
        ...customer,
        number: Math.min(customer.number, 2),
      })),
    }));
    expect(drifts.map(({ kind, name, row }) => [kind, name, row])).toEqual([
      ['customers', 'P#+919000000000', expect.objectContaining({ number: 3 })],
    ]);
  });

  it('accepts customer numbers in any sequence', () => {
    const drifts = drift(({ customers, summary }) => ({
      customers: customers.map((customer) => ({ ...customer, number: 10 - customer.number })),
      dayCustomers: [{ date: day, numbers: packNumbers([7, 8, 9]), revision: 1 }],
      summary: summary && { ...summary, customers: 9 },
    }));
    expect(drifts).toEqual([]);
  });

  it.each([
    ['missing', () => undefined, undefined],
    [
      'behind',
      (summary: StoredProjections['summary']) => summary && { ...summary, customers: 2 },
      1,
    ],
    [
      'old',
      (summary: StoredProjections['summary']) => summary && { ...summary, lastOrderAt: '' },
      1,
    ],
  ])('finds a summary that is %s', (_what, change, revision) => {
    expect(drift(({ summary }) => ({ summary: change(summary) }))).toEqual([
      {
        kind: 'summary',
        name: '',
        row: { customers: 3, lastOrderAt: '2026-11-20T04:30:00.000Z' },
        revision,
      },
    ]);
  });

  it('works with more customers than a function call can have arguments', () => {
    const [customer] = correctProjections().customers;
    const manyCustomers = Array.from({ length: 130_000 }, (_, index) => {
      return {
        ...customer,
        key: String(index),
        number: index + 4,
      } as StoredProjections['customers'][number];
    });
    expect(drift(({ customers }) => ({ customers: [...manyCustomers, ...customers] }))).toEqual([]);
  });
});
