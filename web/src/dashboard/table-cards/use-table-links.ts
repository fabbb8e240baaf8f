import { useQuery } from '@tanstack/react-query';
import { tableLink } from '@thali/shared/tables/table-link';
import { tableLabel } from '@thali/shared/tables/table-names';
import { callApi } from '../../lib/api/call-api.ts';
import type { Vendor } from '../shared/own-vendor.ts';

/** What the card of each of the mess's tables links to, by its label; none where it has no tables. Rule: tables-2 */
export function useTableLinks({ id: vendorId, settings }: Vendor, menuLink: string) {
  return useQuery({
    queryKey: ['table-links', vendorId, settings.tables ?? null, menuLink],
    queryFn: async () => {
      if (settings.tables === undefined) return new Map<string, string>();
      const call = { params: { vendorId }, quiet: true };
      const { tables } = await callApi('GET /vendors/{vendorId}/table-codes', call);
      return new Map(
        tables.map(({ table, code }) => [tableLabel(table), tableLink(menuLink, code)]),
      );
    },
  });
}
