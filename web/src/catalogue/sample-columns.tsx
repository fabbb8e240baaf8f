import type { ReactNode } from 'react';
import { Card } from '../lib/ui/card.tsx';
import { Money } from '../lib/ui/money.tsx';
import { StatusBadge } from '../lib/ui/status-badge.tsx';
import type { Column } from '../lib/ui/table/table-column.ts';
import type { SampleSale } from './sample-dishes.ts';

export const saleColumns: readonly Column<SampleSale>[] = [
  { key: 'dish', header: 'Dish', isRowHeader: true, cell: ({ dish }) => dish },
  { key: 'guest', header: 'Customer', hideBelow: 'lg', cell: ({ guest }) => guest },
  {
    key: 'portions',
    header: 'Portions',
    align: 'end',
    cell: ({ portions }) => <span className="tabular-nums">{portions}</span>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ paise }) => <Money paise={paise} className="font-semibold" />,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The same sale where the screen is narrow. */
export function saleCard(sale: SampleSale, checkbox: ReactNode) {
  return (
    <Card className="flex items-start gap-1 py-1.5 pr-4 pl-2">
      {checkbox}
      <div className="min-w-0 grow py-2 pl-1">
        <p className="flex justify-between gap-3 font-semibold">
          {sale.dish}
          <Money paise={sale.paise} />
        </p>
        <p className="mt-1 flex items-center justify-between gap-3 text-sm text-ink-soft">
          {sale.guest} · {sale.portions} ×
          <StatusBadge status={sale.status} />
        </p>
      </div>
    </Card>
  );
}
