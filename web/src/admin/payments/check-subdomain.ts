import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';

/**
 * For what provisioning would only find out later, and then stop at once more.
 * @throws ApiError about the field `subdomain`
 */
export async function assertFree(subdomain: string): Promise<void> {
  const { available, message } = await callApi('GET /payments/subdomain-availability', {
    query: { subdomain },
    quiet: true,
  });
  if (available) return;
  const text = message ?? 'This subdomain is not free.';
  throw new ApiError({
    status: 400,
    code: 'VALIDATION_ERROR',
    message: text,
    details: [{ path: 'subdomain', message: text }],
  });
}
