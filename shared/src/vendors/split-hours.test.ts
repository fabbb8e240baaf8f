import { describe, expect, it } from 'vitest';
import { type HoursWindow, hoursToday, type OpeningSettings, openState } from './business-hours.ts';
import { servingDate } from './serving-date.ts';
import { SettingsChange } from './vendor-settings.ts';

const lunch = { open: '12:00', close: '15:00' };
const dinner = { open: '19:00', close: '22:00' };
/** Hours with a break between lunch and dinner. */
const splitHours = { businessHours: { Monday: [lunch, dinner] } };
const breakfast = { open: '07:30', close: '10:00' };
const late = { open: '19:00', close: '23:59' };

/** An instant at a clock time in India. 2 March 2026 was a Monday. */
const ist = (clock: string, day = '2026-03-02') => new Date(`${day}T${clock}+05:30`);
const stateAt = (settings: OpeningSettings, clock: string, day?: string) => {
  const state = openState(settings, ist(clock, day));
  return state.isOpen ? 'open' : state.reason;
};
const closedText = ({ open, close }: HoursWindow) =>
  `We are closed. We open at ${open} and close at ${close}.`;

describe('several windows on a day', () => {
  it.each([
    ['11:59:59', closedText(lunch)],
    ['12:00', 'open'],
    ['14:59:59', 'open'],
    ['15:00', closedText(dinner)],
    ['18:59:59', closedText(dinner)],
    ['19:00', 'open'],
    ['22:00', closedText(lunch)],
  ])('for lunch and dinner, at %s: %s', (clock, expected) => {
    expect(stateAt(splitHours, clock)).toBe(expected);
  });

  it.each([
    ['07:29', closedText(breakfast)],
    ['09:59', 'open'],
    ['10:00', closedText(lunch)],
    ['16:00', closedText(late)],
    ['23:58:59', 'open'],
    ['23:59', closedText(breakfast)],
  ])('for breakfast, lunch and dinner until 23:59, at %s: %s', (clock, expected) => {
    const settings = { businessHours: { Monday: [breakfast, lunch, late] } };
    expect(stateAt(settings, clock)).toBe(expected);
  });

  it('report the first window of the next open day after the last window', () => {
    const settings = {
      businessHours: {
        ...splitHours.businessHours,
        Tuesday: lunch,
        Wednesday: [breakfast, dinner],
      },
      holidays: [{ date: '2026-03-03' }],
    };
    expect(stateAt(settings, '22:00')).toBe(closedText(breakfast));
  });

  it('may run past midnight into a closed day', () => {
    const settings = {
      businessHours: {
        Monday: [lunch, { open: '19:00', close: '01:00' }],
        Tuesday: { closed: true },
      },
    };
    expect(stateAt(settings, '00:59', '2026-03-03')).toBe('open');
    expect(servingDate(settings, ist('00:59', '2026-03-03'))).toBe('2026-03-02');
    expect(stateAt(settings, '01:00', '2026-03-03')).toBe('We are closed today.');
    expect(stateAt(settings, '00:59')).toBe(closedText(lunch));
  });

  it('do not apply on a holiday or on a date with special hours', () => {
    const date = '2026-03-02';
    expect(stateAt({ ...splitHours, holidays: [{ date }] }, '13:00')).toBe('We are closed today.');
    const today = (row: object) => ({ ...splitHours, today: { date, ...row } });
    expect(stateAt(today({ closed: true }), '13:00')).toBe('We are closed today.');
    expect(stateAt(today({ open: '10:00', close: '17:00', closed: false }), '16:00')).toBe('open');
    expect(stateAt(today({ windows: [breakfast, dinner] }), '13:00')).toBe(closedText(dinner));
    expect(hoursToday(today({ windows: [breakfast, dinner] }), ist('13:00'))).toEqual([
      breakfast,
      dinner,
    ]);
  });
});

describe('a change of the hours', () => {
  const change = (Monday: unknown) => SettingsChange.safeParse({ businessHours: { Monday } });

  it.each([
    [[lunch, dinner]],
    [[breakfast, lunch, late]],
    [[lunch, { open: '15:00', close: '18:00' }, { open: '18:30', close: '00:30' }]],
    [{ ...lunch, closed: false }],
  ])('accepts %j', (monday) => {
    expect(change(monday).data?.businessHours?.Monday).toEqual(monday);
  });

  it('stores a single window without a list', () => {
    expect(change([lunch]).data?.businessHours?.Monday).toEqual({ ...lunch, closed: false });
  });

  const [orderMessage, formatMessage] = [
    'Give the times in order, without overlap',
    'Give a time as {open, close, closed}, or a list of {open, close}',
  ];
  it.each([
    [[], 'Give at least one time'],
    [[dinner, lunch], orderMessage],
    [[lunch, lunch], orderMessage],
    [[lunch, { open: '14:59', close: '18:00' }], orderMessage],
    [[lunch, { open: '19:00', close: '12:01' }], orderMessage],
    [[lunch, { open: '19:00', close: '19:00' }], 'Give an opening and a closing time that differ'],
    [
      [
        { open: '19:00', close: '01:00' },
        { open: '20:00', close: '22:00' },
      ],
      'Only the last time of a day may run past midnight',
    ],
    [
      ['06', '08', '10', '12', '14'].map((hour) => ({ open: `${hour}:00`, close: `${hour}:30` })),
      'Give at most 4 times a day',
    ],
    [[lunch, { open: '19:00', close: '24:00' }], 'Enter a time as HH:MM'],
    [[lunch, { open: '7 pm', close: '22:00' }], 'Enter a time as HH:MM'],
    [[lunch, { open: '19:00' }], formatMessage],
    ['12:00', formatMessage],
  ])('refuses %j', (monday, message) => {
    const [issue] = change(monday).error?.issues ?? [];
    expect(issue?.message).toBe(message);
    expect(issue?.path.slice(0, 2)).toEqual(['businessHours', 'Monday']);
  });
});
