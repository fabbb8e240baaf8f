import { afterEach, describe, expect, it, vi } from 'vitest';
import { clampDay, dayText, fromLocalDate, toLocalNoon } from './date-picker-days.ts';

/** Time zones with their January offsets. The offset proves that the test runs in the zone. */
const zones: [zone: string, minutesBehind: number][] = [
  ['Asia/Kolkata', -330],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['Africa/Cairo', -120],
  ['Australia/Lord_Howe', -660],
];

/** Every day of two years, with a leap day and all clock changes. */
function eachDay(): string[] {
  const first = Date.UTC(2027, 0, 1);
  return Array.from({ length: 731 }, (_, index) =>
    new Date(first + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );
}

describe.each(zones)('days in a browser in %s', (zone, minutesBehind) => {
  afterEach(() => vi.unstubAllEnvs());

  it('stay the same through the month view', () => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(minutesBehind);
    for (const day of eachDay()) expect(fromLocalDate(toLocalNoon(day))).toBe(day);
  });

  it('stay the same if the month view returns midnight', () => {
    vi.stubEnv('TZ', zone);
    expect(fromLocalDate(new Date(2028, 1, 29))).toBe('2028-02-29');
    // Cairo has no midnight on this day.
    expect(fromLocalDate(new Date(2027, 3, 30))).toBe('2027-04-30');
  });

  it('have the same text', () => {
    vi.stubEnv('TZ', zone);
    expect(dayText('2026-11-21')).toBe('Sat, 21 Nov 2026');
    expect(dayText('2028-02-29')).toBe('Tue, 29 Feb 2028');
  });
});

describe('clampDay', () => {
  it.each([
    ['2026-11-21', undefined, undefined, '2026-11-21'],
    ['2026-11-21', '2026-11-22', undefined, '2026-11-22'],
    ['2026-11-21', undefined, '2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'],
  ])('of %s, allowed from %s to %s, returns %s', (day, min, max, nearest) => {
    expect(clampDay(day, min, max)).toBe(nearest);
  });
});
