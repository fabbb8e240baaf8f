import { useMemo } from 'react';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import { useRowSelection } from '../../lib/ui/table/use-row-selection.ts';
import type { CatalogueSection } from '../catalogue-section.ts';
import { saleCard, saleColumns } from '../sample-columns.tsx';
import { type SampleSale, sampleSales } from '../sample-dishes.ts';
import { Specimen } from '../specimen.tsx';

const keyOf = (sale: SampleSale) => sale.id;
const nameOf = (sale: SampleSale) => `${sale.dish} for ${sale.guest}`;
const isHighlighted = (sale: SampleSale) => sale.status === 'pending';

function DataTables() {
  const selection = useRowSelection(['s2', 's4']);
  const columns = useMemo(() => [...saleColumns], []);
  const table = { columns, keyOf, nameOf, isHighlighted, renderCard: saleCard };
  return (
    <div className="flex flex-col gap-8">
      <Specimen name="rows can be chosen, the first one calls for attention; cards below 768 px">
        <DataTable caption="Today's sales" rows={sampleSales} selection={selection} {...table} />
      </Specimen>
      <Specimen name="without check boxes">
        <DataTable caption="Sales of yesterday" rows={sampleSales.slice(2)} {...table} />
      </Specimen>
      <Specimen name="loading">
        <DataTable caption="Sales, loading" rows={[]} isLoading skeletonRows={3} {...table} />
      </Specimen>
      <Specimen name="empty">
        <DataTable
          caption="No sales"
          rows={[]}
          empty={
            <div className="flex flex-col items-center gap-3">
              <EmptyThali className="size-20" />
              No sales yet today
            </div>
          }
          {...table}
        />
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Data',
  title: 'Data table',
  Example: DataTables,
} satisfies CatalogueSection;
