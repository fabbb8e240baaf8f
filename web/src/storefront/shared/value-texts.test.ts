import type { ClosedState } from '@thali/shared/vendors/business-hours';
import { describe, expect, it } from 'vitest';
import { texts as hindi } from './value-texts.hi.ts';
import { texts as marathi } from './value-texts.mr.ts';
import * as english from './value-texts.ts';

const closed = { isOpen: false, reason: 'We are closed.' } as const;
const states: [ClosedState, string[]][] = [
  [{ ...closed, kind: 'today' }, []],
  [{ ...closed, kind: 'unset' }, []],
  [{ ...closed, kind: 'hours', hours: { open: '09:00', close: '21:00' } }, ['09:00', '21:00']],
  [{ ...closed, kind: 'break', freeAt: '' }, ['1:15 pm']],
  [{ ...closed, kind: 'full', freeAt: '' }, ['1:15 pm']],
];

describe.each([
  ['hi', hindi],
  ['mr', marathi],
])('%s', (_language, texts) => {
  it.each(states)('says why the mess is closed: $kind', (state, values) => {
    const text = texts.closedReason(state, '1:15 pm');
    expect(text).toMatch(/^[\u0900-\u097F\d:. pm]+$/);
    for (const value of values) expect(text).toContain(value);
  });

  it('has its own text for each kind', () => {
    expect(new Set(states.map(([state]) => texts.closedReason(state, ''))).size).toBe(
      states.length,
    );
  });

  it.each(['breakfast', 'lunch', 'dinner'] as const)('says when a dish is served: %s', (meal) => {
    const next = { meal, from: '12 pm' };
    expect(texts.servedNote('', next)).toMatch(/^[\u0900-\u097F ]+: 12 pm [\u0900-\u097F]+$/);
    expect(texts.notServed('Idli', '', next)).toContain('12 pm');
    expect(texts.notServed('Idli', '', next)).toMatch(/^Idli [\u0900-\u097F]/);
  });

  it('names diets and tabs', () => {
    expect(texts.diets('jain, vegan, egg')).toMatch(/^[\u0900-\u097F]+(, [\u0900-\u097F]+){2}$/);
    const tabs = ['menu', 'cart', 'orders', 'history', 'favorites', 'profile', 'pass'] as const;
    expect(new Set(tabs.map(texts.tabTitle)).size).toBe(tabs.length);
  });

  it('shows the note of an older menu, which has no meal', () => {
    expect(texts.servedNote('Served at lunch', undefined)).toBe('Served at lunch');
  });
});

it("says the server's text in English", () => {
  expect(english.closedReason({ ...closed, kind: 'today' }, undefined)).toBe(closed.reason);
  expect(english.notServed('Idli', 'Served at lunch, from 12 pm', undefined)).toBe(
    'Idli is served at lunch, from 12 pm.',
  );
});
