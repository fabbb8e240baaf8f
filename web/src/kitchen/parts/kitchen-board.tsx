import { sameDigits } from '@thali/shared/order-payments/same-digits';
import type { Order } from '@thali/shared/orders/order.contract';
import { useMemo, useRef, useState } from 'react';
import { classNames } from '../../lib/ui/class-names.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { columnNames, type KitchenColumns } from '../../orders/staff/kitchen-columns.ts';
import type { KitchenActs } from '../kitchen-acts.ts';
import type { DishTotal } from '../totals.ts';
import type { KitchenView } from './kitchen-header.tsx';
import { TicketColumn } from './ticket-column.tsx';
import { ToCook } from './to-cook.tsx';

interface KitchenBoardProps {
  columns: KitchenColumns;
  totals: readonly DishTotal[];
  /** Orders with steps that wait for the network. */
  unsent: ReadonlySet<string>;
  /** Orders whose ticket waits for the printer. */
  unprinted: ReadonlySet<string>;
  /** The view on a screen with room for only one. */
  view: KitchenView;
  acts: KitchenActs;
  onMore: (order: Order) => void;
  /** Undefined if the mess has no tables. */
  onMove?: ((order: Order) => void) | undefined;
}

/** The order columns and the dishes to cook, side by side if there is room. A phone shows one at a time. */
export function KitchenBoard({ columns, totals, view, ...rest }: KitchenBoardProps) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const hasRoom = useMediaQuery('(min-width: 80rem)');
  const { acts } = rest;
  const board = useBoardFocus(columns);
  const sameAs = useMemo(() => sameDigits(Object.values(columns).flat()), [columns]);
  const ticketColumns = columnNames.map(({ key, ...names }) => ({
    key,
    node: (
      <TicketColumn
        key={key}
        {...names}
        {...rest}
        orders={columns[key]}
        sameAs={sameAs}
        hasHeading={isWide}
      />
    ),
  }));
  const toCook = <ToCook totals={totals} acts={acts} hasHeading={isWide} />;
  return (
    <div ref={board} tabIndex={-1} className="min-h-0 grow outline-none">
      {isWide ? (
        <div
          className={classNames(
            'mx-auto grid h-full min-h-0 gap-4 px-4 pt-3 *:min-h-0',
            hasRoom
              ? 'grid-cols-[repeat(3,minmax(0,1fr))_minmax(22rem,0.9fr)]'
              : view === 'tickets' && narrowColumns,
          )}
        >
          {(hasRoom || view === 'tickets') && ticketColumns.map(({ node }) => node)}
          {(hasRoom || view === 'to-cook') && toCook}
        </div>
      ) : (
        <PhoneTabs
          tabs={[
            ...columnNames.map(({ key, title }) => ({ key, title, count: columns[key].length })),
            {
              key: 'to-cook',
              title: 'To cook',
              count: totals.reduce((sum, { left }) => sum + left, 0),
            },
          ]}
        >
          {(tab) => ticketColumns.find(({ key }) => key === tab)?.node ?? toCook}
        </PhoneTabs>
      )}
    </div>
  );
}

/** Below 1024 pixels New and Ready share a column, because three columns are too narrow for large type. */
const narrowColumns =
  'grid-cols-2 grid-rows-2 lg:grid-cols-3 lg:grid-rows-1 max-lg:[&>:nth-child(2)]:row-span-2';

interface PhoneTabsProps {
  tabs: readonly { key: string; title: string; count: number }[];
  children: (key: string) => React.ReactNode;
}

/** Shows one column at a time, with the count of each on its tab. */
function PhoneTabs({ tabs, children }: PhoneTabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.key ?? '');
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] short:grid-cols-[5rem_minmax(0,1fr)] short:grid-rows-1">
      <nav
        aria-label="Columns"
        className="grid grid-cols-4 border-b border-line short:grid-cols-1 short:border-b-0"
      >
        {tabs.map(({ key, title, count }) => (
          <button
            key={key}
            type="button"
            aria-current={key === chosen || undefined}
            onClick={() => setChosen(key)}
            className={classNames(
              'min-h-16 border-b-4 px-1 leading-tight short:min-h-11 short:border-b-0 short:border-l-4',
              key === chosen ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            <span className="block text-2xl font-bold tabular-nums short:text-lg">{count}</span>
            <span className="block text-sm font-semibold">{title}</span>
          </button>
        ))}
      </nav>
      <div className="grid min-h-0 px-2 pt-2">{children(chosen)}</div>
    </div>
  );
}

/** Keeps the focus on the board if the focused ticket moves to another column. */
function useBoardFocus(columns: KitchenColumns) {
  const board = useRef<HTMLDivElement>(null);
  useLostFocus(columns, () => board.current);
  return board;
}
