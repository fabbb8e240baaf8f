import type { QueryClient } from '@tanstack/react-query';
import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { apiKey } from '../../lib/data/api-query.ts';

export type Vendor = OwnVendor;

export function dashboardVendorKey(vendorId: string) {
  return apiKey('GET /vendors/{vendorId}', { params: { vendorId } });
}

/** Changes the cached vendor of the dashboard. */
export function changeCachedVendor(
  client: QueryClient,
  vendorId: string,
  change: (vendor: Vendor) => Vendor,
): void {
  client.setQueryData<AnswerOf<'GET /vendors/{vendorId}'>>(
    dashboardVendorKey(vendorId),
    (answer) => answer && { ...answer, vendor: change(answer.vendor) },
  );
}
