import type { Weekday } from '@thali/shared/time/ist';
import { openState } from '@thali/shared/vendors/business-hours';
import { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { describe, expect, it } from 'vitest';
import { eachWeekday } from '../../shared/week.ts';
import {
  type DayDraft,
  draftOf,
  timeProblems,
  toBusinessHours,
  type WeekDraft,
} from './hours-draft.ts';

const nineToSix = { open: '09:00', close: '18:00' };

/** The default week with some days changed. */
function weekWith(days: Partial<Record<Weekday, Partial<DayDraft>>>): WeekDraft {
  const week = draftOf(undefined);
  return eachWeekday((weekday) => ({ ...week[weekday], ...days[weekday] }));
}

describe('draftOf', () => {
  it('uses the default hours if nothing is saved', () => {
    const draft = draftOf(undefined);
    for (const day of Object.values(draft)) {
      expect(day).toEqual({ windows: [nineToSix], isClosed: false });
    }
    expect(Object.keys(draft)).toHaveLength(7);
  });

  it('keeps saved days, and uses the default hours for the rest', () => {
    const draft = draftOf({ Monday: { open: '07:30', close: '22:00' }, Sunday: { closed: true } });
    expect(draft.Monday).toEqual({ windows: [{ open: '07:30', close: '22:00' }], isClosed: false });
    expect(draft.Sunday).toEqual({ windows: [nineToSix], isClosed: true });
  });
});

describe('toBusinessHours', () => {
  it('converts a draft to hours and back', () => {
    const hours = toBusinessHours(draftOf({ Friday: { open: '18:00', close: '02:00' } }));
    expect(hours.Friday).toEqual({ open: '18:00', close: '02:00', closed: false });
    expect(draftOf(hours)).toEqual(draftOf({ Friday: { open: '18:00', close: '02:00' } }));
  });

  it('produces valid hours even if a closed day lacks a time', () => {
    const draft = weekWith({ Sunday: { windows: [{ open: '', close: '18:00' }], isClosed: true } });
    const parsed = SettingsChange.parse({ businessHours: toBusinessHours(draft) });
    expect(parsed.businessHours?.Sunday).toEqual({ close: '18:00', closed: true });
  });

  it('produces hours past midnight that keep the mess open', () => {
    const draft = weekWith({ Friday: { windows: [{ open: '18:00', close: '02:00' }] } });
    const settings = { businessHours: toBusinessHours(draft) };
    // 6 March 2026 was a Friday.
    expect(openState(settings, new Date('2026-03-07T01:59:00+05:30')).isOpen).toBe(true);
    expect(openState(settings, new Date('2026-03-07T02:00:00+05:30')).isOpen).toBe(false);
  });
});

const lunch = { open: '12:00', close: '15:00' };
const dinner = { open: '19:00', close: '22:00' };

it('keeps both times of a day, and only the first time of a closed day', () => {
  const hours = toBusinessHours(weekWith({ Monday: { windows: [lunch, dinner] } }));
  expect(hours.Monday).toEqual([lunch, dinner]);
  expect(draftOf(hours).Monday).toEqual({ windows: [lunch, dinner], isClosed: false });
  const closed = toBusinessHours(
    weekWith({ Monday: { windows: [lunch, dinner], isClosed: true } }),
  );
  expect(closed.Monday).toEqual({ ...lunch, closed: true });
});

it('names the open days with a missing time, or with times out of order', () => {
  const blank = { open: '', close: '' };
  const draft = weekWith({
    Monday: { windows: [{ open: '09:00', close: '' }] },
    Tuesday: { windows: [blank], isClosed: true },
    Wednesday: { windows: [lunch, blank] },
    Thursday: { windows: [dinner, lunch] },
    Friday: { windows: [lunch, dinner] },
  });
  expect(timeProblems(draft)).toEqual({
    Monday: 'Give both an opening and a closing time',
    Wednesday: 'Give both an opening and a closing time',
    Thursday: 'Give the times in order, without overlap',
  });
});
