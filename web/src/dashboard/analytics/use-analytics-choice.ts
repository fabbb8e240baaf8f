import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { readChoice, writeChoice } from './analytics-choice.ts';
import type { AnalyticsChoice } from './periods.ts';

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
