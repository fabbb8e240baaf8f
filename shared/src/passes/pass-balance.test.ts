import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../random/mulberry32.ts';
import { addDays } from '../time/dates.ts';
import { weekdays } from '../time/ist.ts';
import { changeSkips } from './change-skips.ts';
import { balanceOf, foldPass, mealStateOf, type PassAccount } from './pass-balance.ts';
import { type MealOfDay, mealKeyOf, mealsOn, type PassSettings } from './served-meals.ts';

const first = '2026-11-01';
const at = (date: string, clock: string) => new Date(`${date}T${clock}:00+05:30`);
const rule = (mealId: string, time: string) => ({
  mealId,
  skipUntil: { daysBefore: 0, time },
  minSkipDays: 1,
  maxSkips: 31,
});
const settings: PassSettings = {
  meals: [
    { id: 'LVN1', name: 'Lunch', from: '12:00', to: '15:00', weekdays: [...weekdays] },
    { id: 'DNN1', name: 'Dinner', from: '19:00', to: '22:00', weekdays: [...weekdays] },
  ],
  passes: { meals: [rule('LVN1', '09:00'), rule('DNN1', '16:00')], grace: 0 },
};

function account(changes: Partial<PassAccount> = {}): PassAccount {
  return {
    kind: 'every',
    mealIds: ['LVN1', 'DNN1'],
    ...{ sold: 60, voided: 0, claimed: 0, lapsed: 0 },
    ...{ startsOn: first, until: addDays(first, 29), foldedThrough: addDays(first, -1) },
    soldAt: at(addDays(first, -1), '12:00').toISOString(),
    ...{ claims: [], skips: [] },
    ...changes,
  };
}

/** The meals from the first day on, with closed days. */
function mealsUntil(days: number, closed: readonly string[] = []): MealOfDay[] {
  const holidays = closed.map((date) => ({ date }));
  return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) =>
    mealsOn({ ...settings, holidays }, date),
  );
}

const afterDay = (index: number) => at(addDays(first, index), '23:30');

describe('a pass that takes every meal', () => {
  it('loses each served meal, eaten or not, but no skipped or closed meal', () => {
    const closed = [addDays(first, 1)];
    const pass = account({ claims: [`${first}#LVN1`], skips: [`${addDays(first, 2)}#DNN1`] });
    const balance = balanceOf(pass, mealsUntil(3, closed), afterDay(2));
    expect(balance).toEqual({ left: 57, claimed: 1, lapsed: 2, until: addDays(first, 30) });
  });

  it('keeps a meal until the meal is over', () => {
    const pass = account();
    expect(balanceOf(pass, mealsUntil(1), at(first, '15:00')).left).toBe(60);
    expect(balanceOf(pass, mealsUntil(1), at(first, '15:01')).left).toBe(59);
  });

  it('loses no meal whose cutoff was before the sale', () => {
    const pass = account({ soldAt: at(first, '10:00').toISOString() });
    expect(balanceOf(pass, mealsUntil(1), afterDay(0))).toMatchObject({ left: 59, lapsed: 1 });
  });

  it('never lapses below zero', () => {
    const pass = account({ sold: 3 });
    expect(balanceOf(pass, mealsUntil(5), afterDay(4))).toMatchObject({ left: 0, lapsed: 3 });
  });

  it('keeps a meal lapsed despite a later claim within the grace', () => {
    const pass = account({ sold: 1, claims: [`${first}#DNN1`] });
    expect(balanceOf(pass, mealsUntil(1), afterDay(0))).toMatchObject({ left: -1, lapsed: 1 });
  });
});

it('loses only claimed meals if the pass is open', () => {
  const pass = account({ kind: 'open', claims: [`${first}#LVN1`] });
  expect(balanceOf(pass, mealsUntil(4), afterDay(3))).toMatchObject({ left: 59, lapsed: 0 });
});

it('counts a claim before the headcount is final', () => {
  const pass = account({ claims: [`${first}#LVN1`] });
  expect(balanceOf(pass, [], at(first, '12:00')).left).toBe(59);
});

/** Counts the meals of a history one by one, without the account's own arithmetic. */
function recount(pass: PassAccount, meals: readonly MealOfDay[], now: Date) {
  const states = meals.map((meal) => mealStateOf(pass, meal, now));
  return states.filter((state) => state === 'claimed' || state === 'lapsed').length;
}

it('keeps sold = left + claimed + lapsed + voided in 500 random histories, with or without folded days', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = mulberry32(seed);
    const days = 2 + Math.floor(random() * 40);
    const closed = mealsUntil(days)
      .map(({ date }) => date)
      .filter(() => random() < 0.08);
    const meals = mealsUntil(days, closed);
    const pick = (share: number) => meals.filter(() => random() < share).map(mealKeyOf);
    const skips = pick(0.2);
    const claims = pick(0.6).filter((key) => !skips.includes(key));
    const sold = 1 + Math.floor(random() * 90);
    const whole = account({
      kind: random() < 0.7 ? 'every' : 'open',
      ...{ sold, skips, claims: claims.slice(0, sold) },
      voided: 0,
    });
    const now = afterDay(days);
    const expected = balanceOf(whole, meals, now);
    expect(expected.left + expected.claimed + expected.lapsed, `seed ${seed}`).toBe(sold);
    if (whole.kind === 'every' && expected.left > 0 && expected.until >= addDays(first, days)) {
      expect(sold - expected.left, `seed ${seed}`).toBe(recount(whole, meals, now));
    }
    const half = foldPass(whole, meals, addDays(first, Math.floor(random() * days)), now);
    const folded = foldPass(half, meals, addDays(first, days - 1), now);
    for (const account of [half, folded]) {
      expect(balanceOf(account, meals, now), `seed ${seed}`).toEqual(expected);
    }
  }
});

describe('skips', () => {
  const days = [0, 1, 2, 3].map((index) => addDays(first, index));
  const lunches = (dates: readonly string[]) =>
    dates.flatMap((date) => mealsOn(settings, date)).filter(({ mealId }) => mealId === 'LVN1');
  const withRule = (changes: object): PassSettings => ({
    ...settings,
    passes: { meals: [{ ...rule('LVN1', '09:00'), ...changes }], grace: 0 },
  });

  it('follow the cutoff of each meal', () => {
    const { changed, refused, skips } = changeSkips(
      account(),
      settings,
      lunches(days.slice(0, 2)),
      'skip',
      new Date(at(first, '09:00').getTime() + 1),
    );
    expect(refused.map(({ code }) => code)).toEqual(['SKIP_TOO_LATE']);
    expect(changed).toHaveLength(1);
    expect(skips).toEqual([`${days[1]}#LVN1`]);
    const inTime = changeSkips(account(), settings, lunches([first]), 'skip', at(first, '09:00'));
    expect(inTime.refused).toEqual([]);
  });

  it('need the minimum of days in a row, also after the member takes some back', () => {
    const three = withRule({ minSkipDays: 3 });
    const now = at(addDays(first, -1), '08:00');
    const skip = (dates: readonly string[]) =>
      changeSkips(account(), three, lunches(dates), 'skip', now);
    expect(skip(days.slice(0, 2)).refused.map(({ code }) => code)).toEqual([
      'SKIP_LIMIT',
      'SKIP_LIMIT',
    ]);
    const { skips } = skip(days.slice(0, 3));
    expect(skips).toHaveLength(3);
    const back = changeSkips(account({ skips }), three, lunches([first]), 'take-back', now);
    expect(back.changed).toEqual([]);
    const allBack = changeSkips(
      account({ skips }),
      three,
      lunches(days.slice(0, 3)),
      'take-back',
      now,
    );
    expect(allBack.skips).toEqual([]);
  });

  it('count a closed day as part of the row', () => {
    const holidays = [{ date: days[1] ?? '' }];
    const three = { ...withRule({ minSkipDays: 3 }), holidays };
    const meals = days
      .flatMap((date) => mealsOn(three, date))
      .filter(({ mealId }) => mealId === 'LVN1');
    const { changed } = changeSkips(
      account(),
      three,
      meals,
      'skip',
      at(addDays(first, -1), '08:00'),
    );
    expect(changed.map(({ date }) => date)).toEqual([days[0], days[2], days[3]]);
  });

  it('stay within the monthly limit', () => {
    const two = withRule({ maxSkips: 2 });
    const { changed, refused } = changeSkips(
      account(),
      two,
      lunches(days),
      'skip',
      at(addDays(first, -1), '08:00'),
    );
    expect(changed.map(({ date }) => date)).toEqual(days.slice(0, 2));
    expect(refused).toHaveLength(2);
  });
});
