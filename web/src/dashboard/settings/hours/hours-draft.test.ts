import { openState } from '@thali/shared/vendors/business-hours';
import { SettingsChange } from '@thali/shared/vendors/vendor-settings';
import { describe, expect, it } from 'vitest';
import {
  changeDay,
  copyToAllDays,
  daysWithoutTimes,
  draftOf,
  isSameWeek,
  toBusinessHours,
} from './hours-draft.ts';

describe('draftOf', () => {
  it('has the default hours where nothing is saved', () => {
    const draft = draftOf(undefined);
    for (const day of Object.values(draft)) {
      expect(day).toEqual({ open: '09:00', close: '18:00', isClosed: false });
    }
    expect(Object.keys(draft)).toHaveLength(7);
  });

  it('takes over what is saved and fills up the rest', () => {
    const draft = draftOf({ Monday: { open: '07:30', close: '22:00' }, Sunday: { closed: true } });
    expect(draft.Monday).toEqual({ open: '07:30', close: '22:00', isClosed: false });
    expect(draft.Sunday).toEqual({ open: '09:00', close: '18:00', isClosed: true });
  });
});

describe('toBusinessHours', () => {
  it('goes there and back', () => {
    const hours = toBusinessHours(draftOf({ Friday: { open: '18:00', close: '02:00' } }));
    expect(hours.Friday).toEqual({ open: '18:00', close: '02:00', closed: false });
    expect(isSameWeek(draftOf(hours), draftOf({ Friday: { open: '18:00', close: '02:00' } }))).toBe(
      true,
    );
  });

  it('is something that the server takes, whatever a closed day holds', () => {
    const draft = changeDay(draftOf(undefined), 'Sunday', { open: '', isClosed: true });
    const parsed = SettingsChange.parse({ businessHours: toBusinessHours(draft) });
    expect(parsed.businessHours?.Sunday).toEqual({ close: '18:00', closed: true });
  });

  it('means to the rule what it says: open past midnight', () => {
    const draft = changeDay(draftOf(undefined), 'Friday', { open: '18:00', close: '02:00' });
    const settings = { businessHours: toBusinessHours(draft) };
    // 6 March 2026 was a Friday.
    expect(openState(settings, new Date('2026-03-07T01:59:00+05:30')).isOpen).toBe(true);
    expect(openState(settings, new Date('2026-03-07T02:00:00+05:30')).isOpen).toBe(false);
  });
});

it('changes one day and copies it to all', () => {
  const before = draftOf(undefined);
  const changed = changeDay(before, 'Tuesday', { isClosed: true });
  expect(before.Tuesday.isClosed).toBe(false);
  expect(changed.Monday).toEqual(before.Monday);
  expect(isSameWeek(before, changed)).toBe(false);
  expect(Object.values(copyToAllDays(changed, 'Tuesday')).every((day) => day.isClosed)).toBe(true);
});

it('names the open days without both times', () => {
  const draft = changeDay(changeDay(draftOf(undefined), 'Monday', { close: '' }), 'Tuesday', {
    open: '',
    close: '',
    isClosed: true,
  });
  expect([...daysWithoutTimes(draft)]).toEqual(['Monday']);
});
