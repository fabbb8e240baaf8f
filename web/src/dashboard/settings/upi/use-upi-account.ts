import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { ownVendorKey, type Vendor } from '../../shared/own-vendor.ts';
import { settingUpdated } from '../setting-toasts.ts';

type Settings = Vendor['settings'];

/** Sets, removes and confirms the mess's own UPI id; the answer takes the place of what was known. Rule: pay-10, pay-11 */
export function useUpiAccount(vendorId: string) {
  const client = useQueryClient();
  function take({ settings }: { settings: Settings }) {
    client.setQueryData<Vendor>(
      ownVendorKey(vendorId),
      (known) => known && { ...known, settings: { ...known.settings, payment: settings.payment } },
    );
    showToast(settingUpdated);
  }
  function refuse(error: Error) {
    // Another one may be stored by now.
    void client.invalidateQueries({ queryKey: ownVendorKey(vendorId) });
    const description = failureText(error, 'Please try again.');
    showToast({ kind: 'error', title: 'UPI id not changed', description });
  }
  const set = useMutation({
    mutationFn: (body: { upiId: string; payeeName?: string }) =>
      callApi('PUT /vendor-payments/upi', { body, quiet: true }),
    onSuccess: take,
    onError: refuse,
  });
  const confirm = useMutation({
    mutationFn: (upiId: string) =>
      callApi('POST /vendor-payments/upi/confirm', { body: { upiId }, quiet: true }),
    onSuccess: take,
    onError: refuse,
  });
  return { set, confirm };
}
