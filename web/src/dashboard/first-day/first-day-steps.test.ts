import { weekdays } from '@thali/shared/time/ist';
import { expect, it } from 'vitest';
import { type FirstDayFacts, firstDaySteps, isNewMess } from './first-day-steps.ts';

const row = { open: '09:00', close: '18:00', closed: false };
const defaultHours = Object.fromEntries(weekdays.map((day) => [day, row]));
const facts: FirstDayFacts = {
  vendor: { settings: { businessHours: defaultHours }, accentColor: null, logoUrl: null },
  dishes: 0,
  opened: [],
  hasTestOrder: false,
  now: new Date('2026-11-23T12:00:00+05:30'),
};
const step = (id: string, change: Partial<FirstDayFacts> = {}) =>
  firstDaySteps({ ...facts, ...change }).find((candidate) => candidate.id === id);

it('shows the steps for the first 30 days of a mess', () => {
  expect(isNewMess({ createdAt: '2026-11-01T00:00:00Z' }, facts.now)).toBe(true);
  expect(isNewMess({ createdAt: '2026-10-20T00:00:00Z' }, facts.now)).toBe(false);
});

it('marks no step as done at first', () => {
  expect(firstDaySteps(facts).filter(({ isDone }) => isDone)).toEqual([]);
});

it('warns that default hours block a test order at night', () => {
  const night = new Date('2026-11-23T21:00:00+05:30');
  expect(step('hours')?.text).toBe(
    'You are open from 9 am to 6 pm, every day, until you change it.',
  );
  expect(step('hours', { now: night })?.text).toMatch(/Right now you are closed/);
  const businessHours = { ...defaultHours, Monday: { ...row, close: '22:00' } };
  const vendor = { ...facts.vendor, settings: { businessHours } };
  expect(step('hours', { vendor })?.isDone).toBe(true);
});

it('counts a step as done once the vendor has opened its screen, even without a change', () => {
  expect(step('hours', { opened: ['hours'] })?.isDone).toBe(true);
  expect(step('payments', { opened: ['payments'] })?.isDone).toBe(true);
  expect(step('qr', { opened: ['qr'] })?.isDone).toBe(true);
  expect(step('dishes', { opened: ['dishes'] })?.isDone).toBe(false);
});

it('counts the dishes and detects the test order', () => {
  expect(step('dishes', { dishes: 1 })).toMatchObject({
    text: '1 dish on the menu.',
    isDone: true,
  });
  expect(step('dishes', { dishes: 12 })?.text).toBe('12 dishes on the menu.');
  expect(step('test-order', { hasTestOrder: true })?.isDone).toBe(true);
});
