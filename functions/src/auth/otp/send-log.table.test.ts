import { describe, expect, it } from 'vitest';
import { waitBeforeSend, withSend } from './send-log.table.ts';

const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };
const now = Date.UTC(2026, 10, 21, 12);
const ago = (...minutes: number[]) => minutes.map((minute) => now - minute * 60_000);

describe('the wait before the next code', () => {
  it.each([
    ['no code was sent', [], 0],
    ['a code was sent just now', ago(0), 60_000],
    ['a code was sent 59.999 s ago', [now - 59_999], 1],
    ['a code was sent a minute ago', ago(1), 0],
    ['four codes were sent in this hour', ago(50, 40, 30, 20), 0],
    ['five codes were sent in this hour', ago(50, 40, 30, 20, 10), 600_000],
    ['the first of five was an hour ago', ago(60, 40, 30, 20, 10), 0],
    [
      'ten codes were sent today',
      ago(1400, 900, 800, 700, 600, 500, 400, 300, 200, 100),
      40 * 60_000,
    ],
    ['the first of ten was a day ago', ago(1440, 900, 800, 700, 600, 500, 400, 300, 200, 100), 0],
  ])('when %s', (_, times, wait) => {
    expect(waitBeforeSend(times, limits, now)).toBe(wait);
  });

  it('allows 5 sends in any hour and 10 in any day, at any request pattern', () => {
    let times: number[] = [];
    const sentTimes: number[] = [];
    for (let at = now; at < now + 3 * 86_400_000; at += 7_000) {
      if (waitBeforeSend(times, limits, at) > 0) continue;
      times = withSend(times, at);
      sentTimes.push(at);
    }
    const maxWithin = (span: number) =>
      Math.max(
        ...sentTimes.map((from) => sentTimes.filter((at) => at >= from && at < from + span).length),
      );
    expect([maxWithin(3_600_000), maxWithin(86_400_000), sentTimes.length]).toEqual([5, 10, 30]);
    expect(times.length).toBeLessThanOrEqual(10);
  });
});
