import { toCamelKey } from '@thali/shared/http/camel-keys';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';

/** What is wrong, by field. */
export type Problems<V> = Partial<Record<keyof V & string, string>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first problem of each field. */
export function problemsOf<V>(issues: readonly Issue[]): Problems<V> {
  const problems: Problems<V> = {};
  for (const { path, message } of [...issues].reverse()) {
    problems[String(path[0]) as keyof V & string] = message;
  }
  return problems;
}

/** As react-hook-form wants them. */
export function fieldErrors<V extends FieldValues>(problems: Problems<V>): FieldErrors<V> {
  const entries = Object.entries(problems).map(([field, message]) => [
    field,
    { type: 'check', message },
  ]);
  return Object.fromEntries(entries);
}

/** Brings what the server found wrong to the fields; @returns whether one of them is here. */
export function showServerProblems<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = Object.keys(form.getValues()) as Path<V>[];
  let isShown = false;
  for (const { path, message } of error.details) {
    const field = fields.find((name) => name === toCamelKey(path.split('.', 1).join('')));
    if (!field) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}

/** Every field says what is wrong with it; the form leads to the first. */
export function resolveProblems<V extends FieldValues>(
  check: (values: V) => Problems<V>,
): Resolver<V> {
  return (values) => {
    const problems = check(values);
    if (Object.keys(problems).length === 0) return { values, errors: {} };
    return { values: {}, errors: fieldErrors(problems) };
  };
}
