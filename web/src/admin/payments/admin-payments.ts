import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { adminKey, useAdminPages, useAdminQuery } from '../shared/use-admin-query.ts';

const pageSize = 50;

export type PaymentList = 'paid' | 'open';

export function usePayments(list: PaymentList) {
  return useAdminPages({
    key: ['payments', list],
    read: (cursor, options) =>
      callApi('GET /admin/payments', { query: { list, limit: pageSize, cursor }, ...options }),
  });
}

/** One payment as it is now. */
export function usePayment(paymentOrderId: string) {
  return useAdminQuery({
    key: ['payment', paymentOrderId],
    read: (options) =>
      callApi('GET /admin/payments/{paymentOrderId}', { params: { paymentOrderId }, ...options }),
  });
}

export interface RetryDetails {
  subdomain?: string | undefined;
  email?: string | undefined;
}

/** Goes on with the provisioning; what was typed takes the place of the buyer's own details. */
export function useRetry({ orderId, subdomain: own }: AdminPayment) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ subdomain, email }: RetryDetails) => {
      if (subdomain && subdomain !== own) await assertFree(subdomain);
      return callApi('POST /admin/payments/{paymentOrderId}/provision', {
        params: { paymentOrderId: orderId },
        body: { subdomain, email },
        quiet: true,
      });
    },
    // Here, and not with the form, which goes when all is done.
    onSuccess: ({ payment }) => tell(payment),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}

function tell({ messName, provisioning: { step, failure } }: AdminPayment): void {
  if (step === 'done') showToast({ kind: 'success', title: `${messName}: done` });
  else if (failure)
    showToast({ kind: 'warning', title: 'That did not work', description: failure });
  else showToast({ kind: 'info', title: `${messName}: retry started` });
}

/**
 * For what provisioning would only find out later, and then stop at once more.
 * @throws ApiError about the field `subdomain`
 */
async function assertFree(subdomain: string): Promise<void> {
  const { available, message } = await callApi('GET /payments/subdomain-availability', {
    query: { subdomain },
    quiet: true,
  });
  if (available) return;
  const text = message ?? 'This subdomain is already taken.';
  throw new ApiError({
    status: 400,
    code: 'VALIDATION_ERROR',
    message: text,
    details: [{ path: 'subdomain', message: text }],
  });
}
