import { describe, expect, it } from 'vitest';
import { hoursToday, type OpeningSettings, openState } from './business-hours.ts';
import { servingDate } from './serving-date.ts';

/** An instant at a clock time in India. 2 March 2026 was a Monday. */
const ist = (clock: string, day = '2026-03-02') => new Date(`${day}T${clock}+05:30`);
const monday = (row: object, otherSettings: object = {}): OpeningSettings => ({
  businessHours: { Monday: row },
  ...otherSettings,
});
const isOpen = (settings: OpeningSettings, at: Date) => openState(settings, at).isOpen;

describe('openState', () => {
  it.each([
    ['08:59:59.999', false],
    ['09:00:00', true],
    ['20:59:59.999', true],
    ['21:00:00', false],
    ['00:00:00', false],
  ])('from 09:00 to 21:00, at %s: %s', (clock, expected) => {
    expect(isOpen(monday({ open: '09:00', close: '21:00' }), ist(clock))).toBe(expected);
  });

  it.each([
    ['2026-03-02', '17:59:00', false],
    ['2026-03-02', '18:00:00', true],
    ['2026-03-02', '23:59:59', true],
    ['2026-03-03', '00:00:00', true],
    ['2026-03-03', '01:59:59', true],
    ['2026-03-03', '02:00:00', false],
    ['2026-03-02', '01:00:00', false],
  ])('from Monday 18:00 past midnight to 02:00, on %s at %s: %s', (day, clock, expected) => {
    expect(isOpen(monday({ open: '18:00', close: '02:00' }), ist(clock, day))).toBe(expected);
  });

  it('stays open past midnight into a closed day, but not after a closed day', () => {
    const late = { open: '18:00', close: '02:00' };
    const tuesday = ist('01:00', '2026-03-03');
    const openPastMidnight = { businessHours: { Monday: late, Tuesday: { closed: true } } };
    expect(isOpen(openPastMidnight, tuesday)).toBe(true);
    const closedOnMonday = { businessHours: { Monday: { ...late, closed: true }, Tuesday: late } };
    expect(isOpen(closedOnMonday, tuesday)).toBe(false);
  });

  it('is open all day when both times are the same', () => {
    for (const clock of ['00:00', '12:00', '23:59']) {
      expect(isOpen(monday({ open: '00:00', close: '00:00' }), ist(clock))).toBe(true);
    }
  });

  it('uses Indian time in any time zone of the machine', () => {
    const settings = monday({ open: '00:00', close: '06:00' });
    expect(isOpen(settings, new Date('2026-03-01T18:30:00Z'))).toBe(true);
    expect(isOpen(settings, new Date('2026-03-01T18:29:59Z'))).toBe(false);
  });

  it.each([
    [
      'a closed day',
      monday({ open: '09:00', close: '21:00', closed: true }),
      'We are closed today.',
    ],
    [
      'a holiday',
      monday({ open: '00:00', close: '00:00' }, { holidays: [{ date: '2026-03-02' }] }),
      'We are closed today.',
    ],
    ['no row for the day', { businessHours: {} }, 'Business hours not set for today.'],
    ['a row without times', monday({}), 'Business hours not set for today.'],
    ['invalid times', monday({ open: '9', close: '25:00' }), 'Business hours not set for today.'],
    [
      'an hour before opening',
      monday({ open: '13:00', close: '21:00' }),
      'We are closed. We open at 13:00 and close at 21:00.',
    ],
  ])('gives the reason: %s', (_what, settings, reason) => {
    expect(openState(settings, ist('12:00'))).toMatchObject({ isOpen: false, reason });
  });

  it.each([
    ['today', monday({ closed: true })],
    ['unset', monday({})],
    ['hours', monday({ open: '13:00', close: '21:00' })],
  ])('names the kind of the reason: %s', (kind, settings) => {
    expect(openState(settings, ist('12:00'))).toMatchObject({ isOpen: false, kind });
  });

  it('does not stay open past midnight after a holiday', () => {
    const settings = monday(
      { open: '18:00', close: '02:00' },
      { holidays: [{ date: '2026-03-02' }] },
    );
    expect(isOpen(settings, ist('01:00', '2026-03-03'))).toBe(false);
  });

  it.each([null, undefined, {}, { businessHours: 'always' as never }])(
    'treats unreadable settings as open: %j',
    (settings) => {
      expect(openState(settings, ist('12:00'))).toEqual({ isOpen: true });
    },
  );
});

describe('hoursToday', () => {
  it('returns the row of the day, or closed on a holiday', () => {
    const row = { open: '09:00', close: '21:00' };
    expect(hoursToday(monday(row), ist('12:00'))).toEqual(row);
    expect(hoursToday(monday(row), ist('12:00', '2026-03-03'))).toEqual({});
    const holidays = [{ date: '2026-03-02' }];
    expect(hoursToday(monday(row, { holidays }), ist('12:00'))).toEqual({ closed: true });
  });
});

describe('a pause and a full kitchen', () => {
  const day = monday({ open: '09:00', close: '21:00' });
  // A quarter past one in India.
  const until = '2026-03-02T07:45:00.000Z';

  it.each([
    ['pausedUntil', 'break', 'The kitchen is on a break until 1:15 pm. Try again then.'],
    ['fullUntil', 'full', 'The kitchen is full until 1:15 pm. Try again then.'],
  ])('%s ends automatically, to the millisecond', (field, kind, reason) => {
    const settings = { ...day, [field]: until };
    expect(openState(settings, ist('13:14:59.999'))).toEqual({
      isOpen: false,
      kind,
      reason,
      freeAt: until,
    });
    expect(openState(settings, ist('13:15:00'))).toEqual({ isOpen: true });
  });

  it('reports the later end', () => {
    const earlier = '2026-03-02T07:40:00.000Z';
    expect(
      openState({ ...day, pausedUntil: earlier, fullUntil: until }, ist('13:00')),
    ).toMatchObject({ reason: expect.stringContaining('is full until 1:15 pm'), freeAt: until });
    expect(
      openState({ ...day, pausedUntil: until, fullUntil: earlier }, ist('13:00')),
    ).toMatchObject({ reason: expect.stringContaining('on a break until 1:15 pm') });
  });

  it('gives the hours as the reason if the mess is also closed, and works without hours', () => {
    expect(openState({ ...day, pausedUntil: until }, ist('08:00'))).toEqual({
      isOpen: false,
      kind: 'hours',
      hours: { open: '09:00', close: '21:00' },
      reason: 'We are closed. We open at 09:00 and close at 21:00.',
    });
    expect(isOpen({ pausedUntil: until }, ist('13:00'))).toBe(false);
  });
});

describe('other hours today', () => {
  const usual = { open: '09:00', close: '21:00' };
  const withToday = (today: object, row: object = usual, otherSettings: object = {}) =>
    monday(row, { today: { date: '2026-03-02', ...today }, ...otherSettings });

  it('change only the opening or only the closing time', () => {
    expect(isOpen(withToday({ close: '15:00' }), ist('14:59'))).toBe(true);
    expect(openState(withToday({ close: '15:00' }), ist('15:00'))).toMatchObject({
      isOpen: false,
      reason: 'We are closed. We open at 09:00 and close at 15:00.',
    });
    expect(isOpen(withToday({ open: '07:30' }), ist('07:30'))).toBe(true);
    expect(hoursToday(withToday({ open: '07:30' }), ist('12:00'))).toMatchObject({
      open: '07:30',
      close: '21:00',
    });
  });

  it('override a holiday and a closed day', () => {
    const times = { open: '10:00', close: '14:00', closed: false };
    expect(isOpen(withToday(times, { closed: true }), ist('12:00'))).toBe(true);
    const holidays = [{ date: '2026-03-02' }];
    expect(isOpen(withToday(times, usual, { holidays }), ist('12:00'))).toBe(true);
    expect(openState(withToday({ closed: true }), ist('12:00'))).toMatchObject({
      reason: 'We are closed today.',
    });
  });

  it('end at midnight in India, when the usual hours return', () => {
    const settings = {
      ...withToday({ closed: true }),
      businessHours: { Monday: usual, Tuesday: { open: '00:00', close: '00:00' } },
    };
    expect(isOpen(settings, ist('23:59:59.999'))).toBe(false);
    expect(isOpen(settings, ist('00:00', '2026-03-03'))).toBe(true);
    expect(isOpen(settings, ist('12:00', '2026-03-09'))).toBe(true);
  });

  it('apply to a night that runs past midnight', () => {
    const late = { open: '18:00', close: '02:00' };
    const settings = { businessHours: { Monday: late, Tuesday: late } };
    const oneAtNight = ist('01:00', '2026-03-03');
    expect(servingDate(settings, oneAtNight)).toBe('2026-03-02');
    expect(servingDate(settings, ist('02:00', '2026-03-03'))).toBe('2026-03-03');
    const closed = { ...settings, today: { date: '2026-03-02', closed: true } };
    expect(isOpen(closed, oneAtNight)).toBe(false);
    expect(isOpen(closed, ist('18:00', '2026-03-03'))).toBe(true);
    // A second change applies to the same day.
    expect(servingDate(closed, oneAtNight)).toBe('2026-03-02');
  });

  it('apply until the end of a night with a later closing time', () => {
    const closesEarly = { open: '18:00', close: '23:00' };
    const usualHours = { businessHours: { Monday: closesEarly, Tuesday: closesEarly } };
    const closesLate = { ...usualHours, today: { date: '2026-03-02', close: '01:30' } };
    expect(servingDate(closesLate, ist('01:00', '2026-03-03'))).toBe('2026-03-02');
    expect(servingDate(closesLate, ist('01:30', '2026-03-03'))).toBe('2026-03-03');
    expect(servingDate(usualHours, ist('01:00', '2026-03-03'))).toBe('2026-03-03');
  });
});
