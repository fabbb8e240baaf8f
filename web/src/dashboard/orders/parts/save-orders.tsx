import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { fetchOrders } from '../list-orders.ts';
import { type ListFilter, reachableOrders } from '../order-list.ts';
import { useOrderStore } from '../order-store.tsx';
import { ordersCsv } from '../orders-csv.ts';

interface SaveOrdersProps {
  filter: ListFilter;
  subdomain: string;
  isEmpty: boolean;
}

/** All orders that are looked for as a file; in the archive those from the page shown on. */
export function SaveOrders({ filter, subdomain, isEmpty }: SaveOrdersProps) {
  const { vendorId } = useOrderStore();

  async function makeFile() {
    const { orders, pagination } = await fetchOrders(
      vendorId,
      { ...filter, limit: reachableOrders, offset: 0 },
      { signal: AbortSignal.timeout(60_000), background: true },
    );
    return {
      file: ordersCsv(orders, { subdomain, now: new Date() }),
      isCut: pagination.nextCursor !== null,
    };
  }

  const cut = filter.archivedAfter === undefined ? recentCut : archiveCut;
  return <SaveListButton label="Save as CSV" isEmpty={isEmpty} cut={cut} makeFile={makeFile} />;
}

const title = '1,000 orders were saved';
const recentCut = { title, description: 'Older orders are in the archive.' };
const archiveCut = { title, description: 'Press ‘Older’ and save again to get the rest.' };
