import { toCamelKey } from '@thali/shared/http/camel-keys';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** Shows the server's `details` at their fields, and focuses the first. @returns whether the form has such a field */
export function showServerDetails<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  fieldOf = (path: string) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = form.getValues();
  let isShown = false;
  for (const { path, message } of error.details) {
    const parts = path.split('.').map(toCamelKey);
    const names = [parts.join('.'), String(parts[0])].map(fieldOf);
    const field = names.find((name) => get(values, name) !== undefined);
    if (!field) continue;
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
