import { orderStatuses } from '@thali/shared/orders/order-status';
import { type ReactNode, useMemo } from 'react';
import { Card } from '../../lib/ui/card.tsx';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import { Money } from '../../lib/ui/money.tsx';
import { QrCard } from '../../lib/ui/qr/qr-card.tsx';
import { StatusBadge } from '../../lib/ui/status-badge.tsx';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import type { Column } from '../../lib/ui/table/table-column.ts';
import { useRowSelection } from '../../lib/ui/table/use-row-selection.ts';
import type { CatalogueSection } from '../catalogue-section.ts';
import { type SampleSale, sampleSales } from '../sample-dishes.ts';
import { Specimen } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Data',
    title: 'Data table',
    Example: DataTables,
  },
  {
    group: 'Data',
    title: 'QR card',
    Example: QrCards,
  },
  {
    group: 'Data',
    title: 'Status badge',
    Example: StatusBadges,
  },
];

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

const card = {
  title: 'Menu QR Code',
  description: 'Print it for the tables. Scanning it opens your menu.',
  imageName: 'QR code of the menu of Demo Mess',
  fileName: 'menu-qr-demo.png',
  linkLabel: 'Menu Link',
  link: 'http://demo.localhost:8090/menu/demo',
};

function QrCards() {
  return (
    <div className="grid grid-cols-1 gap-7 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <Specimen name="ready">
          <QrCard {...card} image={sampleQr} />
        </Specimen>
      </div>
      <Specimen name="loading">
        <QrCard {...card} image={undefined} />
      </Specimen>
      <Specimen name="failed">
        <QrCard {...card} image={undefined} hasFailed onRetry={() => undefined} />
      </Specimen>
    </div>
  );
}

/** Every status of an order: a word, a shape and a colour of its own. */
function StatusBadges() {
  return (
    <ul className="flex flex-wrap gap-3">
      {orderStatuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

/** The code of http://demo.localhost:8090/menu/demo, as the platform draws it. */
const sampleQr =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAOcAAADnAQAAAADNj3yNAAABhklEQVR42u2Zsa3DMAxET3Dh0iN4FI0mjeZRPIJLF4IvOFJKjB/g12EQNbb00hxInkkF/Gdd+NGPoA1aiTzWDalh2VHsCCUqnSUt8Vz2XDGdi+1IbnHpAZTEEyvrNZ1AZmrA+gXUAymhX0Itgpi/gVpOqtic7vrtn4yNRd032nysEmqPN1cJRcc6F27FfGMr784fibaZe67PLJReXFNkKqGsvEcQydVHpTxWVvP2rZiLZNshMyht6Fno5eURVJFFpvK+ZhYoF3H1OgxKSdqLjmUfknpNCiuDUjcMuFP4zhL16fzhqF5y7cUGWIZagz5qMBx1p1B5dcMwvWdgqpzMddiHHqwWz60Epdb1aa8IjsYCGK4SkFoy0r1doTP7cF8MSm3WgPRCw7qOYR8tMijtyxQOp+8jVVD6uleRb7Q+D6q5ZVR6nwe9M+/NX1z6uleht+Tog25s6l9co6Q54V1vRDqKzUydnpphqd9PygmRvOb8o8yotN+r2E2K30Joelri0t//Gp9OHySM140R/kEDAAAAAElFTkSuQmCC';

const saleColumns: readonly Column<SampleSale>[] = [
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
function saleCard(sale: SampleSale, checkbox: ReactNode) {
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
