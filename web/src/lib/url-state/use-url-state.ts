import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** How one value is kept in the query part of the address. A value without text is the default and stays out. */
export interface UrlField<T> {
  /** The parameter's name, where it differs from the field's. */
  param?: string;
  /** The address may hold anything. */
  parse(texts: readonly string[]): T;
  format(value: T): readonly string[];
  /** The value changes with each letter typed, so a change replaces the history entry. */
  isTyped?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any type, whose type is inferred
type AnyUrlFields = Record<string, UrlField<any>>;
export type UrlState<Fields extends AnyUrlFields> = {
  [Name in keyof Fields]: Fields[Name] extends UrlField<infer T> ? T : never;
};

export interface ChangeOptions {
  /** Replaces the history entry, so that the back key skips the previous state. */
  replace?: boolean;
}

/**
 * State that lives in the address, so that a reload, a link and the back key keep it. Other parameters stay. A change
 * of anything else leads back to the first `page`.
 * @param fields  the same object at each call
 */
export function useUrlState<const Fields extends AnyUrlFields>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readUrlState(fields, params), [fields, params]);
  const change = useMemo(
    () =>
      (
        changes: Partial<UrlState<Fields>>,
        { replace = isTyping(fields, changes) }: ChangeOptions = {},
      ) => {
        // A second change may come before the first is drawn, so start from the address itself.
        const before = new URLSearchParams(location.search);
        const after = writeUrlState(fields, before, changes);
        if (String(after) !== String(before)) setParams(after, { replace });
      },
    [fields, setParams],
  );
  return [state, change] as const;
}

export function readUrlState<Fields extends AnyUrlFields>(
  fields: Fields,
  params: URLSearchParams,
): UrlState<Fields> {
  const read = Object.entries(fields).map(([name, field]) => [
    name,
    field.parse(params.getAll(field.param ?? name)),
  ]);
  return Object.fromEntries(read);
}

/** The address's parameters with some values changed. */
export function writeUrlState<Fields extends AnyUrlFields>(
  fields: Fields,
  params: URLSearchParams,
  changes: Partial<UrlState<Fields>>,
): URLSearchParams {
  const next = {
    ...readUrlState(fields, params),
    ...('page' in fields && { page: 1 }),
    ...changes,
  };
  const after = new URLSearchParams(params);
  for (const [name, field] of Object.entries(fields)) {
    const param = field.param ?? name;
    after.delete(param);
    for (const text of field.format(next[name])) after.append(param, text);
  }
  return after;
}

function isTyping(fields: AnyUrlFields, changes: object): boolean {
  return Object.keys(changes).some((name) => fields[name]?.isTyped);
}
