import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/**
 * One of some values, kept in the address under a name; the first of them is what an absent one means.
 */
export function useChoice<V extends string>(name: string, values: readonly [V, ...V[]]) {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const choice = values.find((value) => value === given) ?? values[0];
  const choose = (next: V) =>
    setParams((before) => withParam(before, name, next === values[0] ? undefined : next), {
      replace: true,
    });
  return [choice, choose] as const;
}

/** The same address with one part of its query changed, or without it. */
export function withParam(
  params: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}

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
