import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { adminKey } from '../shared/use-admin-query.ts';
import type { StatusChange } from './status-change.ts';

interface Wanted {
  vendorId: string;
  change: StatusChange;
  reason: string;
}

export function useSetVendorStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ vendorId, change, reason }: Wanted) =>
      callApi('POST /admin/vendors/{vendorId}/status', {
        params: { vendorId },
        body: { status: change.status, reason },
        quiet: true,
      }),
    onSuccess: async (_, { change }) => {
      await client.invalidateQueries({ queryKey: adminKey });
      showToast({ kind: 'success', title: change.done });
    },
  });
}
