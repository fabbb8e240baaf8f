import { expect, it } from 'vitest';
import { SettingsChange } from '../vendors/vendor-settings.ts';
import { type MealHours, notServedText, servedNote, withServedNotes } from './meal-hours.ts';
import { sampleItem } from './sample-menu.ts';

const hours: MealHours = {
  breakfast: { open: '07:00', close: '11:00' },
  lunch: { open: '12:00', close: '15:00' },
  dinner: { open: '19:30', close: '01:00' },
};
const ist = (clock: string) => new Date(`2026-03-02T${clock}+05:30`);
const noteAt = (clock: string, ...mealTimes: ('breakfast' | 'lunch' | 'dinner' | 'all')[]) =>
  servedNote({ mealTimes }, hours, ist(clock));

const fromLunch = 'Served at lunch, from 12 pm';
const fromDinner = 'Served at dinner, from 7:30 pm';

it.each([
  ['11:59:59', fromLunch],
  ['12:00', undefined],
  ['14:59:59', undefined],
  ['15:00', fromLunch],
  ['00:00', fromLunch],
])('serves a lunch dish during lunch only, at %s: %s', (clock, note) => {
  expect(noteAt(clock, 'lunch')).toBe(note);
});

it.each([
  ['11:59', fromLunch],
  ['14:59', undefined],
  ['15:00', fromDinner],
  ['19:29:59', fromDinner],
  ['19:30', undefined],
  ['01:00', fromLunch],
])('names the next meal of a dish for lunch and dinner, at %s: %s', (clock, note) => {
  expect(noteAt(clock, 'lunch', 'dinner')).toBe(note);
  expect(noteAt(clock, 'dinner', 'lunch')).toBe(note);
});

it.each([
  ['19:29', fromDinner],
  ['23:59:59', undefined],
  ['00:59:59', undefined],
  ['01:00', fromDinner],
])('serves a dinner dish past midnight, at %s: %s', (clock, note) => {
  expect(noteAt(clock, 'dinner')).toBe(note);
});

it('serves a meal with equal times all day', () => {
  const lunch = { open: '10:00', close: '10:00' };
  for (const clock of ['09:59', '10:00', '23:00']) {
    expect(servedNote({ mealTimes: ['lunch'] }, { ...hours, lunch }, ist(clock))).toBeUndefined();
  }
});

it('always serves a dish for all meals, a dish without meals, and any dish of a mess without meal hours', () => {
  expect(noteAt('03:00', 'all')).toBeUndefined();
  expect(noteAt('03:00', 'all', 'lunch')).toBeUndefined();
  expect(noteAt('03:00')).toBeUndefined();
  expect(servedNote({ mealTimes: ['lunch'] }, undefined, ist('03:00'))).toBeUndefined();
});

it('updates the notes of a menu only if one changes', () => {
  const menuItems = [sampleItem({ mealTimes: ['lunch'] }), sampleItem({ mealTimes: ['all'] })];
  const menu = { vendor: { settings: { mealHours: hours } }, menuItems };
  const early = withServedNotes(menu, ist('11:00'));
  expect(early.menuItems.map((item) => item.servedNote)).toEqual([fromLunch, undefined]);
  expect(early.menuItems[0]?.nextMeal).toEqual({ meal: 'lunch', from: '12 pm' });
  expect(withServedNotes(early, ist('11:30'))).toBe(early);
  expect(withServedNotes(early, ist('12:00'))).toEqual(menu);
  expect(withServedNotes({ vendor: { settings: {} }, menuItems }, ist('11:00')).menuItems).toBe(
    menuItems,
  );
});

it('says in a sentence when a dish is served', () => {
  expect(notServedText('Idli', 'Served at breakfast, from 7 am')).toBe(
    'Idli is served at breakfast, from 7 am.',
  );
});

it('accepts the times of all three meals, or none', () => {
  const change = (mealHours: unknown) => SettingsChange.safeParse({ mealHours });
  expect(change(hours).data?.mealHours).toEqual(hours);
  expect(change(null).data?.mealHours).toBeNull();
  for (const wrong of [{}, { lunch: hours.lunch }, { ...hours, dinner: { open: '7 pm' } }, 'on']) {
    expect(change(wrong).success).toBe(false);
  }
});
