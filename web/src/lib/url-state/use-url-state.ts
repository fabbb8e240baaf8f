import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** One value in the address's query. The default value stays out of the address. */
export interface UrlField<T> {
  /** The parameter's name, if it differs from the name of the field. */
  param?: string;
  /** Must accept any text, because a user can edit the address. */
  parse(texts: readonly string[]): T;
  format(value: T): readonly string[];
  /** Whether the user types this value. Each letter then replaces the history entry. */
  isTyped?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: fields have different types, which are inferred
type AnyUrlFields = Record<string, UrlField<any>>;
export type UrlState<Fields extends AnyUrlFields> = {
  [Name in keyof Fields]: Fields[Name] extends UrlField<infer T> ? T : never;
};

export interface ChangeOptions {
  /** Replaces the history entry, so that Back skips the previous state. */
  replace?: boolean;
}

/**
 * Keeps state in the address, so that it survives a reload, a link and Back. Other parameters stay. Changing another
 * field resets `page` to 1.
 * @param fields  must be the same object at each call
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
        // Reads the address itself, because a second change may come before React renders the first.
        const oldParams = new URLSearchParams(location.search);
        const newParams = writeUrlState(fields, oldParams, changes);
        if (String(newParams) !== String(oldParams)) setParams(newParams, { replace });
      },
    [fields, setParams],
  );
  return [state, change] as const;
}

export function readUrlState<Fields extends AnyUrlFields>(
  fields: Fields,
  params: URLSearchParams,
): UrlState<Fields> {
  const state: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    state[name] = field?.parse(params.getAll(field.param ?? name));
  }
  return state as UrlState<Fields>;
}

/** The address's parameters after the changes. */
export function writeUrlState<Fields extends AnyUrlFields>(
  fields: Fields,
  params: URLSearchParams,
  changes: Partial<UrlState<Fields>>,
): URLSearchParams {
  const values: Record<string, unknown> = { page: 1, ...changes };
  const newParams = new URLSearchParams(params);
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in values)) continue;
    const param = field.param ?? name;
    newParams.delete(param);
    for (const text of field.format(values[name])) newParams.append(param, text);
  }
  return newParams;
}

function isTyping(fields: AnyUrlFields, changes: object): boolean {
  return Object.keys(changes).some((name) => fields[name]?.isTyped);
}
