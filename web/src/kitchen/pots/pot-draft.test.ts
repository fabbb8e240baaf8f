import type { Pot } from '@thali/shared/pots/pots.contract';
import { expect, it } from 'vitest';
import { draftOf, entriesOf, runOutTimes } from './pot-draft.ts';

const pot: Pot = {
  ...{ itemId: 'DA1000000000', name: 'Dal', portions: 20, expected: 230 },
  ...{ lastMade: 12, recorded: null },
};
const advice = { vessels: 11, passes: 214, skipped: 18, ordered: 0, more: { lower: 0, upper: 0 } };
const recorded = { itemId: pot.itemId, made: 10, left: 0.5, revision: 3 };

it('prefills the recorded number, else the advised one, else the last one', () => {
  expect(draftOf({ ...pot, advice, recorded }).made).toBe(10);
  expect(draftOf({ ...pot, advice }).made).toBe(11);
  expect(draftOf(pot).made).toBe(12);
  expect(draftOf({ ...pot, lastMade: null })).toEqual({
    ...{ made: 1, left: undefined, ranOutAt: undefined },
  });
});

it('sends only changed dishes for which staff chose what is left', () => {
  const left = (rest: number) => ({ made: 11, left: rest, ranOutAt: '13:00' });
  expect(entriesOf([pot], {})).toEqual([]);
  expect(entriesOf([{ ...pot, recorded }], {})).toEqual([]);
  expect(entriesOf([{ ...pot, advice }], { [pot.itemId]: left(0) })).toEqual([
    {
      ...{ itemId: pot.itemId, made: 11, left: 0, ranOutAt: '13:00' },
      ...{ expected: 230, advised: 11, knownRevision: 0 },
    },
  ]);
  const [more] = entriesOf([{ ...pot, recorded }], { [pot.itemId]: left(15) });
  expect(more).toMatchObject({ left: 11, advised: null, knownRevision: 3 });
  expect(more).not.toHaveProperty('ranOutAt');
});

it('offers clock times during the meal, each on a quarter hour', () => {
  const meal = { startsAt: '2026-11-27T07:00:00.000Z', endsAt: '2026-11-27T09:00:00.000Z' };
  expect(runOutTimes(meal)).toEqual(['12:45', '13:15', '13:45', '14:15']);
  expect(runOutTimes({ ...meal, endsAt: meal.startsAt })).toEqual(['12:30']);
});
