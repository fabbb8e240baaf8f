import { describe, expect, it } from 'vitest';
import { weekdays } from '../time/ist.ts';
import { MealsChange } from '../vendors/meals-setting.ts';
import type { PreOrderRule } from '../vendors/pre-orders-setting.ts';
import { orderByText, orderingOverText, slotText } from './pre-order-texts.ts';
import { countedAt, dueAt, isForLater } from './pre-order-times.ts';
import { findSlot, isOrderByPassed, preOrderDates, slotsOn } from './slots.ts';

const lunch = { id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:10', weekdays: [...weekdays] };
const rule: PreOrderRule = {
  mealId: 'MEA1',
  orderBy: { daysBefore: 0, time: '11:00' },
  every: 15,
  proof: 'phone',
  lead: 20,
};
const settings = { meals: [lunch], preOrders: [rule] };
const at = (clock: string, date = '2026-11-27') => new Date(`${date}T${clock}:00+05:30`);
const clocks = (starts: readonly string[] = []) => starts.map((start) => start.slice(11, 16));

describe('the slots of a day', () => {
  it('begin with the meal, and the last slot ends before the meal ends', () => {
    const [slots] = slotsOn(settings, '2026-11-27');
    expect(clocks(slots?.starts)).toEqual(['06:30', '06:45', '07:00', '07:15']);
    expect(slots?.orderBy).toBe(at('11:00').toISOString());
  });

  it('need a rule, a weekday of the meal and an open mess', () => {
    expect(slotsOn({ ...settings, preOrders: undefined }, '2026-11-27')).toEqual([]);
    const onMonday = { ...settings, meals: [{ ...lunch, weekdays: ['Monday' as const] }] };
    expect(slotsOn(onMonday, '2026-11-27')).toEqual([]);
    expect(slotsOn(onMonday, '2026-11-30')).toHaveLength(1);
    const businessHours = { Friday: { open: '12:30', close: '13:00' } };
    const [shortDay] = slotsOn({ ...settings, businessHours }, '2026-11-27');
    expect(clocks(shortDay?.starts)).toEqual(['07:00', '07:15']);
    const holidays = [{ date: '2026-11-27' }];
    expect(slotsOn({ ...settings, businessHours, holidays }, '2026-11-27')).toEqual([]);
  });

  it('ignore a pause and a full quarter of an hour', () => {
    const businessHours = { Friday: { open: '09:00', close: '20:00' } };
    const pausedUntil = at('23:00').toISOString();
    expect(slotsOn({ ...settings, businessHours, pausedUntil }, '2026-11-27')).toHaveLength(1);
  });

  it('close at the cutoff, at the latest when the meal starts', () => {
    const dayBefore = { ...rule, orderBy: { daysBefore: 1, time: '20:00' } };
    const late = { ...rule, orderBy: { daysBefore: 0, time: '12:50' } };
    const orderBy = (preOrders: PreOrderRule[]) =>
      slotsOn({ ...settings, preOrders }, '2026-11-27')[0]?.orderBy;
    expect(orderBy([dayBefore])).toBe(at('20:00', '2026-11-26').toISOString());
    expect(orderBy([late])).toBe(at('12:00').toISOString());
  });
});

describe('a slot', () => {
  const noon = at('12:00').toISOString();

  it('is found for today and two days ahead only', () => {
    expect(preOrderDates(at('23:59'))).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(findSlot(settings, noon, at('23:59', '2026-11-24'))).toBeUndefined();
    expect(findSlot(settings, noon, at('00:00', '2026-11-25'))?.meal.name).toBe('Lunch');
    expect(findSlot(settings, noon, at('13:00'))).toBeDefined();
    expect(findSlot(settings, noon, at('00:00', '2026-11-28'))).toBeUndefined();
    expect(findSlot(settings, at('12:05').toISOString(), at('09:00'))).toBeUndefined();
  });

  it('takes orders up to the cutoff', () => {
    const orderBy = at('11:00').toISOString();
    expect(isOrderByPassed({ orderBy }, at('11:00'))).toBe(false);
    expect(isOrderByPassed({ orderBy }, new Date(at('11:00').getTime() + 1))).toBe(true);
  });

  it('becomes due before it starts', () => {
    const order = { status: 'confirmed' as const, readyFor: noon, mealId: 'MEA1' };
    expect(dueAt(order, [{ ...rule, lead: 30 }])).toBe(at('11:30').getTime());
    expect(dueAt(order, undefined)).toBe(at('11:40').getTime());
    expect(isForLater(order, [rule], at('11:39').getTime())).toBe(true);
    expect(isForLater(order, [rule], at('11:40').getTime())).toBe(false);
    expect(isForLater({ ...order, status: 'preparing' }, [rule], 0)).toBe(false);
    expect(isForLater({ status: 'confirmed' }, [rule], 0)).toBe(false);
  });

  it('counts its orders on its own day', () => {
    expect(countedAt({ readyFor: noon, createdAt: 'x' })).toBe(noon);
    expect(countedAt({ createdAt: 'x' })).toBe('x');
  });
});

it('refuses meals that overlap on a day', () => {
  const snack = { ...lunch, id: 'MEA2', from: '13:00', to: '14:00' };
  expect(MealsChange.safeParse([lunch, snack]).success).toBe(false);
  expect(MealsChange.safeParse([lunch, { ...snack, from: '13:10' }]).success).toBe(true);
  const onSunday = [
    { ...lunch, weekdays: ['Monday'] },
    { ...snack, weekdays: ['Sunday'] },
  ];
  expect(MealsChange.safeParse(onSunday).success).toBe(true);
  expect(MealsChange.safeParse([{ ...lunch, to: '12:00' }]).success).toBe(false);
});

describe('the texts', () => {
  const today = { date: '2026-11-27', orderBy: at('11:00').toISOString() };

  it('tell how long guests can order', () => {
    expect(orderByText('Lunch', today, at('10:22'))).toBe(
      'Order for lunch by 11 am. 38 minutes left.',
    );
    expect(orderByText('Lunch', today, at('10:59'))).toBe(
      'Order for lunch by 11 am. 1 minute left.',
    );
    const saturday = { date: '2026-11-28', orderBy: at('11:00', '2026-11-28').toISOString() };
    expect(orderByText('Lunch', saturday, at('12:00'))).toBe(
      'Order for lunch tomorrow by 11 am tomorrow. 23 hours left.',
    );
  });

  it('offer the next day after the cutoff', () => {
    expect(orderingOverText('Lunch', '2026-11-28', at('11:01'))).toBe(
      'Ordering for lunch is over. You can order for tomorrow.',
    );
    expect(orderingOverText('Lunch', undefined, at('11:01'))).toBe('Ordering for lunch is over.');
  });

  it('name a slot', () => {
    const slot = at('12:45').toISOString();
    expect(slotText('Lunch', slot, at('09:00'))).toBe('Lunch today, 12:45 pm');
    expect(slotText('Lunch', slot, at('09:00', '2026-11-26'))).toBe('Lunch tomorrow, 12:45 pm');
    expect(slotText('Lunch', slot, at('09:00', '2026-11-25'))).toBe('Lunch Friday, 12:45 pm');
  });
});
