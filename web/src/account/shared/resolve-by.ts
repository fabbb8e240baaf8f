import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Problem<V> {
  field: keyof V & string;
  message: string;
}

/** One problem at a time, the first one; the form leads to its field. */
export function resolveBy<V extends FieldValues>(
  check: (values: V) => Problem<V> | undefined,
): Resolver<V> {
  return (values) => {
    const problem = check(values);
    if (!problem) return { values, errors: {} };
    const errors: Record<string, unknown> = {
      [problem.field]: { type: 'check', message: problem.message },
    };
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
