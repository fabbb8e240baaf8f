import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type CustomerChoice, readChoice, writeChoice } from './customer-choice.ts';

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useCustomerChoice() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  /** Another search or order begins at its first page. */
  const choose = (
    changes: Partial<CustomerChoice>,
    { replace = changes.search !== undefined }: { replace?: boolean } = {},
  ) =>
    setParams((before) => writeChoice({ ...readChoice(before), page: 1, ...changes }), { replace });
  return { choice, choose };
}
