import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type {
  setPaymentAccount,
  setPaymentMethods,
  setUpi,
} from '@thali/shared/order-payments/payment-settings.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { recoverAfterMs } from '../../../lib/api/recover-after.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { dashboardVendorKey } from '../../shared/own-vendor.ts';

export type PaymentSettings = AnswerOf<'GET /vendor-payments'>;
type Keys = InputOf<typeof setPaymentAccount>['body'];
export type Methods = InputOf<typeof setPaymentMethods>['body'];
type Upi = InputOf<typeof setUpi>['body'];

/** Polls faster until the first webhook arrives, because the owner is waiting for it. */
const [webhookPollMs, defaultPollMs] = [15_000, 60_000];

const request = { query: {} };

export function usePaymentSettings() {
  return useApi('GET /vendor-payments', request, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => recoverAfterMs(state) || intervalOf(state.data),
  });
}

function intervalOf(settings: PaymentSettings | undefined): number | false {
  if (!settings?.account) return false;
  return settings.account.webhookSeenAt === null ? webhookPollMs : defaultPollMs;
}

export function useSetMethods(vendorId: string) {
  return usePaymentChange(vendorId, (body: Methods) =>
    callApi('PUT /vendor-payments/accepts', { body, quiet: true }),
  );
}

export function useSetKeys(vendorId: string) {
  return usePaymentChange(vendorId, (body: Keys) =>
    callApi('PUT /vendor-payments/account', { body, quiet: true }),
  );
}

export function useRemoveKeys(vendorId: string) {
  return usePaymentChange(vendorId, () =>
    callApi('DELETE /vendor-payments/account', { quiet: true }),
  );
}

export function useSetUpi(vendorId: string) {
  return usePaymentChange(vendorId, (body: Upi) =>
    callApi('PUT /vendor-payments/upi', { body, quiet: true }),
  );
}

export function useConfirmUpi(vendorId: string) {
  return usePaymentChange(vendorId, (upiId: string) =>
    callApi('POST /vendor-payments/upi/confirm', { body: { upiId }, quiet: true }),
  );
}

/**
 * Stores the new settings from the answer of a change. Reads the vendor again, because the vendor contains some of the
 * settings.
 */
function usePaymentChange<Change>(
  vendorId: string,
  mutationFn: (change: Change) => Promise<PaymentSettings>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (settings) => {
      client.setQueryData(apiKey('GET /vendor-payments', request), settings);
      return client.invalidateQueries({ queryKey: dashboardVendorKey(vendorId) });
    },
  });
}
