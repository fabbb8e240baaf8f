import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { withParam } from './use-choice.ts';

/**
 * What is open beside a list, kept in the address, so that Back closes it and others can link to it. Both
 * functions stay the same.
 */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: string) => setParams((before) => withParam(before, name, id)),
    [setParams, name],
  );
  const close = useCallback(
    () => setParams((before) => withParam(before, name, undefined), { replace: true }),
    [setParams, name],
  );
  return { opened: params.get(name) ?? undefined, open, close };
}
