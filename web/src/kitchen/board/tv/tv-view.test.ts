import type { TvDish, TvMenu } from '@thali/shared/board/get-tv-menu.contract';
import { expect, it } from 'vitest';
import { tvViewOf } from './tv-view.ts';

const dish = (id: string, changes: Partial<TvDish> = {}): TvDish => ({
  ...{ id, name: id, categoryId: 'C1', price: 60, image: null, isVegetarian: true },
  mealTimes: ['all'],
  ...changes,
});

const mealHours = {
  breakfast: { open: '07:00', close: '10:00' },
  lunch: { open: '12:00', close: '15:00' },
  dinner: { open: '19:00', close: '22:00' },
};

function menuOf(
  menuItems: TvDish[],
  settings: TvMenu['vendor']['settings'] = {},
  status: TvMenu['vendor']['status'] = 'active',
): TvMenu {
  return {
    vendor: { subdomain: 'demo', displayName: 'Demo', status, settings },
    menuCategories: [
      { id: 'C1', name: 'Dishes' },
      { id: 'C2', name: 'Drinks' },
    ],
    menuItems,
  };
}

/** Monday, 23 November 2026, in India. */
const at = (clock: string) => new Date(`2026-11-23T${clock}:00+05:30`);
const idsOf = ({ sections }: ReturnType<typeof tvViewOf>) =>
  sections.map(({ name, dishes }) => [name, ...dishes.map(({ id }) => id)].join(' '));

const idli = dish('idli', { mealTimes: ['breakfast'] });
const thali = dish('thali', { mealTimes: ['lunch', 'dinner'] });
const chai = dish('chai', { categoryId: 'C2' });

it.each([
  ['08:00', [idli, thali, chai], ['Dishes idli', 'Drinks chai'], 'breakfast', false],
  ['12:00', [idli, thali, chai], ['Dishes thali', 'Drinks chai'], 'lunch', false],
  ['16:00', [idli, thali, chai], ['Drinks chai'], 'dinner', true],
  ['16:00', [idli, thali], ['Dishes thali'], 'dinner', true],
  ['23:00', [idli, thali], ['Dishes idli'], 'breakfast', true],
])('shows the dishes of the meal at %s', (clock, items, sections, meal, isLater) => {
  const view = tvViewOf(menuOf(items, { mealHours }), at(clock));
  expect(idsOf(view)).toEqual(sections);
  expect([view.meals.map((shownMeal) => shownMeal.meal), view.isLater]).toEqual([[meal], isLater]);
});

it('shows all dishes of a mess without times of meals', () => {
  const view = tvViewOf(menuOf([idli, thali, chai]), at('12:00'));
  expect(idsOf(view)).toEqual(['Dishes idli thali', 'Drinks chai']);
  expect(view.meals).toEqual([]);
});

it('shows the dishes of the next opening while the mess is closed', () => {
  const businessHours = {
    Monday: { open: '07:00', close: '10:00' },
    Tuesday: { closed: true },
    Wednesday: [{ open: '12:30', close: '15:00' }],
  };
  const view = tvViewOf(menuOf([idli, thali], { mealHours, businessHours }), at('11:00'));
  expect(view.state).toMatchObject({ kind: 'closed', opening: { clock: '12:30', inDays: 2 } });
  expect([idsOf(view), view.isLater]).toEqual([['Dishes thali'], true]);
});

it.each([
  [{ businessHours: { Monday: { open: '12:00', close: '15:00' } } }, '11:59', 'closed'],
  [{ businessHours: { Monday: { open: '12:00', close: '15:00' } } }, '12:00', 'open'],
  [{ businessHours: {} }, '12:00', 'closed'],
  [{ pausedUntil: at('12:30').toISOString() }, '12:00', 'busy'],
  [{ fullUntil: at('12:15').toISOString() }, '12:15', 'open'],
])('tells whether the mess takes orders: %o at %s is %s', (settings, clock, kind) => {
  expect(tvViewOf(menuOf([chai], settings), at(clock)).state.kind).toBe(kind);
});

it('keeps the menu of a suspended mess, but takes no orders', () => {
  const view = tvViewOf(menuOf([chai], {}, 'suspended'), at('12:00'));
  expect([view.state.kind, idsOf(view)]).toEqual(['inactive', ['Drinks chai']]);
});

it('shows at most three of today’s thalis large, and leaves out sold-out thalis', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const items = ids.map((id) =>
    dish(id, { isTodays: true, ...(id === 'b' && { isSoldOut: true }) }),
  );
  const view = tvViewOf(menuOf(items), at('12:00'));
  expect(view.thalis.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(idsOf(view)).toEqual(['Dishes b e']);
});
