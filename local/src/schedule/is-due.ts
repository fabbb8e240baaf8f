import { istDayStart, toIst } from '@thali/shared/time/ist';

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Whether a job is due again. Reads `rate(n units)` and the daily `cron(minute hour * * ? *)` in India's
 * time.
 * @throws Error for any other expression
 */
export function isDue(expression: string, lastRun: Date, now: Date): boolean {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const period = Number(rate[1]) * unitMs[rate[2] as keyof typeof unitMs];
    return now.getTime() - lastRun.getTime() >= period;
  }
  const daily = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(expression);
  if (daily) return lastRun < latestDaily(Number(daily[2]) * 60 + Number(daily[1]), now);
  throw new Error(`The local platform can't read the schedule ${expression}`);
}

/** The last time at or before `now` with this minute of the day in India. */
function latestDaily(minuteOfDay: number, now: Date): Date {
  const today = istDayStart(toIst(now).date).getTime() + minuteOfDay * 60_000;
  return new Date(today <= now.getTime() ? today : today - unitMs.day);
}
