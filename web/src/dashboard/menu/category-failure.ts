import { ApiError, NetworkError } from '../../lib/api/api-error.ts';

/** The error's own text, else the call's; what is no Error at all is unexpected. Rule: menu-11 */
export function categoryFailure(error: unknown, fallback: string): string {
  if (error instanceof TypeError || !(error instanceof Error))
    return 'An unexpected error occurred.';
  const isWorded = error instanceof ApiError || error instanceof NetworkError;
  return (isWorded || error.name === 'Error' ? error.message : '') || fallback;
}
