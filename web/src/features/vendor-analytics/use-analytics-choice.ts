import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { readChoice, writeChoice } from './analytics-choice.ts';
import type { AnalyticsChoice } from './periods.ts';

/** It lives in the address, so that a reload and the back key keep it. */
export function useAnalyticsChoice(today: string) {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params, today), [params, today]);
  const choose = (next: AnalyticsChoice) => setParams(writeChoice(next));
  return { choice, choose };
}
