import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`);

test.each([
  ['rate(1 hour)', '09:00', '09:59', false],
  ['rate(1 hour)', '09:00', '10:00', true],
  ['rate(5 minutes)', '09:00', '09:06', true],
  ['cron(0 3 * * ? *)', '02:00', '02:59', false],
  ['cron(0 3 * * ? *)', '02:00', '03:00', true],
  ['cron(0 3 * * ? *)', '03:01', '23:00', false],
])(
  'a job with the schedule %s and the last run at %s is due at %s: %s',
  (expression, lastRun, now, expected) => {
    expect(isDue(expression, at(lastRun), at(now))).toBe(expected);
  },
);

test('a daily job missed during the night is due in the morning', () => {
  expect(isDue('cron(0 23 * * ? *)', new Date('2026-11-19T22:00:00+05:30'), at('07:00'))).toBe(
    true,
  );
});

test('refuses an unknown expression', () => {
  expect(() => isDue('cron(0/5 * * * ? *)', at('01:00'), at('02:00'))).toThrow("can't read");
});
