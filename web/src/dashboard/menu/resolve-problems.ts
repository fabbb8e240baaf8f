import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldErrors, type Problems } from './field-problems.ts';

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
