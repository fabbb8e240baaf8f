import { useEffect, useEffectEvent, useMemo } from 'react';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import { pageRange } from '../../../lib/ui/table/page-range.ts';
import { RangePagination } from '../../../lib/ui/table/range-pagination.tsx';
import type { CustomerList } from '../list-customers.ts';
import { customerPageSize } from '../use-customers.ts';
import { CustomerCard, customerColumns } from './customer-columns.tsx';

interface CustomersTableProps {
  /** Undefined while it is on its way. */
  list: CustomerList | undefined;
  /** The rows of before, while others are on their way. */
  isStale: boolean;
  isSearched: boolean;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  ordersPath: string;
}

export function CustomersTable(props: CustomersTableProps) {
  const { list, isStale, isSearched, page, onPage, ordersPath } = props;
  const columns = useMemo(() => customerColumns(ordersPath), [ordersPath]);
  const total = list?.pagination.total ?? 0;
  const { pages } = pageRange(page, customerPageSize, total);
  // A page that the address alone knows of.
  const isBeyond = list !== undefined && !isStale && page > Math.max(1, pages);
  const stepBack = useEffectEvent(() => onPage(Math.max(1, pages), { replace: true }));
  useEffect(() => {
    if (isBeyond) stepBack();
  }, [isBeyond]);

  if (list && total === 0 && !isSearched) {
    return (
      <EmptyState
        title="No customers yet"
        description="Everyone who orders is listed here, from their first order."
        picture={<EmptyThali className="size-36" />}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
        <DataTable
          caption="Customers"
          columns={columns}
          rows={list?.customers ?? []}
          keyOf={({ id }) => id}
          renderCard={(customer) => <CustomerCard customer={customer} ordersPath={ordersPath} />}
          isLoading={!list}
          empty="No customers match this search"
        />
      </div>
      {total > 0 && (
        <RangePagination
          page={page}
          pageSize={customerPageSize}
          total={total}
          onChange={(next) => {
            onPage(next);
            scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
      )}
    </div>
  );
}
