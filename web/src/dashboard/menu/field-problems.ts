import { toCamelKey } from '@thali/shared/http/camel-keys';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';

/** What is wrong, by field; within a list as `choices.0.name`. */
export type Problems<V extends FieldValues> = Partial<Record<Path<V>, string>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first problem of each field. */
export function problemsOf<V extends FieldValues>(
  issues: readonly Issue[],
  fieldOf: (path: readonly PropertyKey[]) => string = ([first]) => String(first),
): Problems<V> {
  const problems: Problems<V> = {};
  for (const { path, message } of [...issues].reverse()) {
    problems[fieldOf(path) as Path<V>] = message;
  }
  return problems;
}

/** As react-hook-form wants them. */
export function fieldErrors<V extends FieldValues>(problems: Problems<V>): FieldErrors<V> {
  const errors: FieldErrors<V> = {};
  // That of a list comes before those within it, which then lie beside its own.
  const inOrder = Object.entries(problems).toSorted(([one], [other]) => one.localeCompare(other));
  for (const [field, message] of inOrder) {
    set(errors, field, { type: 'check', message });
  }
  return errors;
}

/** Brings what the server found wrong to the fields; @returns whether one of them is here. */
export function showServerProblems<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = form.getValues();
  let isShown = false;
  for (const { path, message } of error.details) {
    const parts = path.split('.').map(toCamelKey);
    const field = [parts.join('.'), parts[0]].find((name) => get(values, name) !== undefined);
    if (!field) continue;
    form.setError(field as Path<V>, { type: 'server', message }, { shouldFocus: !isShown });
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
