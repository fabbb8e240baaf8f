import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { isEndedEarly, orderStatuses } from '@thali/shared/orders/order-status';
import { daysSinceMonday } from '@thali/shared/time/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../orders/store/sample-order.ts';
import { categoriesOnMenu, soldDishes, weekdayFigures } from './breakdown.ts';
import { countOrders } from './count-orders.ts';
import { noRows } from './counting.ts';
import { add, type Figures } from './figures.ts';
import { factsOf } from './order-facts.ts';
import { daysWithin } from './read-period.ts';

const firstMs = Date.parse('2026-11-01T18:30:00.000Z');
const hourMs = 3_600_000;
const dishes = ['D1', 'D2', 'D3'];

/** Orders of three weeks, with one or two dishes. */
const orders = fc.array(
  fc.record({
    hour: fc.nat(21 * 24 - 1),
    status: fc.constantFrom(...orderStatuses),
    lines: fc.array(
      fc.record({
        menuItemId: fc.constantFrom(...dishes),
        quantity: fc.integer({ min: 1, max: 4 }),
        unitPricePaise: fc.integer({ min: 0, max: 90_00 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    parcelPaise: fc.constantFrom(0, 5_00),
  }),
  { maxLength: 60 },
);

type Order = typeof orders extends fc.Arbitrary<(infer One)[]> ? One : never;

const sum = <T>(list: readonly T[], amountOf: (item: T) => number) =>
  list.reduce((total, item) => total + amountOf(item), 0);
const foodPaise = ({ lines }: Order) =>
  sum(lines, ({ quantity, unitPricePaise }) => quantity * unitPricePaise);
const paidPaise = (order: Order) => foodPaise(order) + order.parcelPaise;
const isSold = ({ status }: Order) => !isEndedEarly(status);
const rupees = (paise: number) => paise / 100;

function countAll(list: readonly Order[]) {
  const facts = list.map((order, number) => {
    const { hour, status } = order;
    const createdAt = new Date(firstMs + hour * hourMs).toISOString();
    return factsOf(
      sampleOrder({
        id: `DEM0VEND0R${String(number).padStart(16, '0')}`,
        ...{ status, createdAt, updatedAt: createdAt },
        lines: order.lines.map(sampleLine),
        totalPaise: paidPaise(order),
      }),
    );
  });
  return countOrders(facts, noRows);
}

const daysOf = (days: ReadonlyMap<string, Figures>) =>
  [...days].map(([date, figures]) => ({ date, figures }));

/** Days of November 2026. */
function daysFrom(first: number, last: number) {
  const dayNumbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const dateOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
  return { startDate: dateOf(first), endDate: dateOf(last), dayNumbers };
}

describe('the figures by weekday', () => {
  it('equal a recount of the raw orders, without the current day', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 2, max: 23 }), (list, day) => {
        const today = `2026-11-${String(day).padStart(2, '0')}`;
        const { weekdays, daysWithoutHours } = weekdayFigures(daysOf(countAll(list).days), today);
        expect(daysWithoutHours).toBe(0);
        // The generated days start on 2 November 2026, a Monday, at midnight in India.
        const completeOrders = list.filter(({ hour }) => Math.floor(hour / 24) + 2 < day);
        const expected = Array.from({ length: 7 }, (_, weekday) => {
          const hoursOfWeekday = completeOrders.filter(
            ({ hour }) => Math.floor(hour / 24) % 7 === weekday,
          );
          const byHour = Array.from({ length: 24 }, (_, hour) =>
            hoursOfWeekday.filter((order) => order.hour % 24 === hour),
          );
          return {
            days: new Set(hoursOfWeekday.map(({ hour }) => Math.floor(hour / 24))).size,
            ordersByHour: byHour.map((ofHour) => ofHour.length),
            revenueByHour: byHour.map((ofHour) => rupees(sum(ofHour.filter(isSold), paidPaise))),
          };
        });
        expect(weekdays).toEqual(expected);
      }),
    );
  });

  it('leave out days from before revenue was counted by hour, and return the number of such days', () => {
    const days = [
      { date: '2026-11-19', figures: { orders: 2, hour13: 2, revenuePaise: 90_00 } },
      { date: '2026-11-20', figures: { orders: 1, hour9: 1, paise9: 40_00, revenuePaise: 40_00 } },
      { date: '2026-11-21', figures: { orders: 0 } },
    ];
    const { weekdays, daysWithoutHours } = weekdayFigures(days, '2026-11-22');
    expect(daysWithoutHours).toBe(1);
    expect(weekdays.map((weekday) => weekday.days)).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(daysSinceMonday('2026-11-20')).toBe(4);
    expect(weekdays[4]?.revenueByHour[9]).toBe(40);
  });
});

describe('the sold dishes', () => {
  it('equal a recount of the raw orders, and earn the revenue without parcel charges', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const { items, days } = countAll(list);
        const [span, before] = [daysFrom(9, 22), daysFrom(2, 8)];
        const within = ({ startDate, endDate }: DateSpan) => ({
          span: { startDate, endDate },
          days: daysWithin(daysOf(items), startDate, endDate),
        });
        const categories = new Map([['D1', 'Thalis']]);
        const result = soldDishes(within(span), within(before), (id) => `Dish ${id}`, categories);
        const ofDay = (day: number) =>
          list.filter((order) => isSold(order) && Math.floor(order.hour / 24) + 2 === day);
        const soldOrders = span.dayNumbers.flatMap(ofDay);
        const lines = soldOrders.flatMap((order) => order.lines);
        for (const id of dishes) {
          const linesOfDish = lines.filter(({ menuItemId }) => menuItemId === id);
          const byDay = (dayNumbers: readonly number[]) =>
            dayNumbers.map((day) =>
              ofDay(day).flatMap((order) => order.lines.filter((line) => line.menuItemId === id)),
            );
          const portions = (someLines: Order['lines']) =>
            sum(someLines, ({ quantity }) => quantity);
          const revenue = (someLines: Order['lines']) =>
            rupees(sum(someLines, (line) => line.quantity * line.unitPricePaise));
          const ownDays = byDay(span.dayNumbers);
          const ownDaysBefore = byDay(before.dayNumbers);
          const expected = {
            ...{ menuItemId: id, name: `Dish ${id}`, category: id === 'D1' ? 'Thalis' : null },
            quantity: portions(linesOfDish),
            revenue: revenue(linesOfDish),
            days: {
              quantity: ownDays.map(portions),
              revenue: ownDays.map(revenue),
              previousQuantity: ownDaysBefore.map(portions),
              previousRevenue: ownDaysBefore.map(revenue),
            },
          };
          const isSoldOnce = [linesOfDish, ...ownDaysBefore].some(
            (someLines) => someLines.length > 0,
          );
          expect(result.find(({ menuItemId }) => menuItemId === id)).toEqual(
            isSoldOnce ? expected : undefined,
          );
        }
        const revenuePaise = sum(
          daysWithin(daysOf(days), span.startDate, span.endDate),
          ({ figures }) => figures.revenuePaise ?? 0,
        );
        const parcelPaise = sum(soldOrders, (order) => order.parcelPaise);
        const dishPaise = sum(result, ({ revenue }) => Math.round(revenue * 100));
        expect(dishPaise).toBe(revenuePaise - parcelPaise);
      }),
    );
  });

  it('are sorted by revenue, then by name', () => {
    const figures = { qA: 1, rA: 5_00, qB: 9, rB: 5_00, qC: 1, rC: 8_00, qD: 0, rD: 0 };
    const span = daysFrom(2, 2);
    const days = [{ date: span.startDate, figures }];
    const dishes = soldDishes({ span, days }, { span, days: [] }, (id) => id, new Map());
    const names = dishes.map(({ name }) => name);
    expect(names).toEqual(['C', 'A', 'B']);
  });

  it('have the category of the current menu', () => {
    const menu = {
      items: [
        { id: 'A', categoryId: '1' },
        { id: 'B', categoryId: 'gone' },
      ],
      categories: [{ id: '1', name: 'Snacks' }],
    } as unknown as Parameters<typeof categoriesOnMenu>[0];
    expect([...categoriesOnMenu(menu)]).toEqual([['A', 'Snacks']]);
  });

  it('of a day fit into a row of 400 kB, even with 500 dishes and a dozen options each', () => {
    const id = (prefix: string, number: number) => prefix + String(number).padStart(11, '0');
    const figures: Figures = {};
    for (let dish = 0; dish < 500; dish += 1) {
      const itemId = id('D', dish);
      add(figures, { [`q${itemId}`]: 10_000, [`r${itemId}`]: 99_999_99 });
      for (let choice = 0; choice < 12; choice += 1) {
        add(figures, { [`c${itemId}${id('G', choice)}CH01`]: 10_000 });
      }
    }
    // DynamoDB counts each byte of a name. A number takes one byte per two digits, plus one byte.
    const bytes = sum(
      Object.entries(figures),
      ([name, value]) => name.length + Math.ceil(String(value).length / 2) + 1,
    );
    expect(bytes).toBeLessThan(400_000);
  });
});
