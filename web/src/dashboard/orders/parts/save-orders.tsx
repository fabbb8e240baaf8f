import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { fetchAllOrders } from '../list-orders.ts';
import type { ListFilter } from '../order-list.ts';
import { useOrderStore } from '../order-store.tsx';
import { ordersCsv } from '../orders-csv.ts';

interface SaveOrdersProps {
  filter: ListFilter;
  subdomain: string;
  isEmpty: boolean;
}

/** Saves all orders of the filter as a file. In the archive, starts at the page on screen. */
export function SaveOrders({ filter, subdomain, isEmpty }: SaveOrdersProps) {
  const { vendorId } = useOrderStore();

  async function makeFile() {
    const { rows, isTruncated } = await fetchAllOrders(
      vendorId,
      { ...filter, ...(!filter.archived && { offset: 0 }) },
      { signal: AbortSignal.timeout(60_000), background: true },
    );
    return { file: ordersCsv(rows, { subdomain, now: new Date(serverNow()) }), isTruncated };
  }

  const truncatedToast = filter.archived ? archiveTruncated : recentTruncated;
  return (
    <SaveListButton
      label="Save as CSV"
      isEmpty={isEmpty}
      truncatedToast={truncatedToast}
      makeFile={makeFile}
    />
  );
}

const recentTruncated = {
  title: 'The latest orders were saved',
  description: 'Older orders are in the archive.',
};
const archiveTruncated = {
  title: '1,000 orders were saved',
  description: 'Press ‘Older’ and save again to get the rest.',
};
