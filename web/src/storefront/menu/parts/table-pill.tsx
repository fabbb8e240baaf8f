import { tableLabel } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { Armchair } from 'lucide-react';
import { useGuestTable } from '../../shared/guest-table.ts';
import * as texts from '../menu-texts.ts';

/** The guest's table, always in view beside the search. Rule: tables-3 */
export default function TablePill({ vendor }: { vendor: PublicVendor }) {
  const table = useGuestTable(vendor);
  return (
    <p
      role="status"
      className="flex min-h-11 max-w-1/2 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm font-semibold empty:hidden"
    >
      {table !== undefined && (
        <>
          <Armchair size={18} className="shrink-0" />
          <span className="truncate">
            <span className="sr-only">{texts.youAreAt}</span>
            {tableLabel(table)}
          </span>
        </>
      )}
    </p>
  );
}
