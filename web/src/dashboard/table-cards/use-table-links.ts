import { tableLink } from '@thali/shared/tables/table-link';
import { tableLabel } from '@thali/shared/tables/table-names';
import { useApi } from '../../lib/data/use-api.ts';
import type { Vendor } from '../shared/own-vendor.ts';

/** The link on the card of each table, by the table's label; none where the mess has no tables. Rule: tables-2 */
export function useTableLinks({ id: vendorId, settings }: Vendor, menuLink: string) {
  const hasTables = settings.tables !== undefined;
  const reading = useApi(
    'GET /vendors/{vendorId}/table-codes',
    { params: { vendorId } },
    {
      enabled: hasTables,
      refetchOnMount: 'always',
      select: ({ tables }) =>
        new Map(tables.map(({ table, code }) => [tableLabel(table), tableLink(menuLink, code)])),
    },
  );
  return hasTables ? reading : { ...reading, data: noLinks };
}

const noLinks: ReadonlyMap<string, string> = new Map();
