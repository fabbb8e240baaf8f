import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type AnalyticsChoice, isPeriod, type Period } from './periods.ts';

/** It lives in the address, so that a reload and the back key keep it. */
export function useAnalyticsChoice(today: string) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params, today), [params, today]);
  /** The same once more is nothing that the back key should stop at. */
  function choose(next: AnalyticsChoice) {
    const before = readChoice(new URLSearchParams(location.search), today);
    const params = writeChoice(next);
    if (String(params) !== String(writeChoice(before))) setParams(params);
  }
  return { choice, choose };
}

/** Rule: analytics-11 */
const firstPeriod: Period = 'last7';

/** From the address, which may hold anything; a day yet to come, or of another century, is none. */
export function readChoice(params: URLSearchParams, today: string): AnalyticsChoice {
  const date = realDay(params.get('date'));
  if (date !== undefined && date <= today) return { period: 'today', date };
  const period = params.get('period');
  return { period: isPeriod(period) ? period : firstPeriod };
}

export function writeChoice({ period, date }: AnalyticsChoice): URLSearchParams {
  if (date) return new URLSearchParams({ date });
  return new URLSearchParams(period === firstPeriod ? {} : { period });
}

/** A day of its own is shown as 'today' is; without one, the first period is back. */
export function choiceOfDay(date: string | undefined): AnalyticsChoice {
  return date ? { period: 'today', date } : { period: firstPeriod };
}

function realDay(text: string | null): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  return isReal && text?.startsWith('20') ? text : undefined;
}
