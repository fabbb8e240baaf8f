import { findSameDigits } from '@thali/shared/order-payments/same-digits';
import type { Order } from '@thali/shared/orders/order.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { columnNames, type KitchenColumns } from '../../orders/staff/kitchen-columns.ts';
import { hasCompactTickets } from '../compact-tickets.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { shareLanes } from '../lanes.ts';
import { type DishTotal, portionsToCook } from '../totals.ts';
import { useKitchenLayout } from '../use-kitchen-layout.ts';
import { HandOverColumn } from './hand-over-column.tsx';
import { KitchenRail } from './kitchen-column.tsx';
import type { KitchenView } from './kitchen-header.tsx';
import { TicketColumn } from './ticket-column.tsx';
import { ToCook } from './to-cook.tsx';
import { useHandOver } from './use-hand-over.tsx';

interface KitchenBoardProps {
  columns: KitchenColumns;
  totals: readonly DishTotal[];
  /** The ids of orders with steps that wait for the network. */
  unsent: ReadonlySet<string>;
  /** The ids of orders whose ticket waits for the printer. */
  unprinted: ReadonlySet<string>;
  /** The view to show if the screen has room for only one view. */
  view: KitchenView;
  settings: Pick<VendorSettings, 'orderCap' | 'shortFlow'>;
  actions: KitchenActions;
  onMore: (order: Order) => void;
  /** Undefined if the mess has no tables. */
  onMove?: ((order: Order) => void) | undefined;
  /** Opens the list of the last handed-over orders. */
  onHandedOver: () => void;
  /**
   * The waiting pre-orders: a list for a phone's tab, a button above the cooking tickets, or a rail without such
   * tickets.
   */
  later?: (Record<'list' | 'button' | 'rail', ReactNode> & { count: number }) | undefined;
  /** The content without open orders. */
  idle: ReactNode;
}

/** The columns of orders and the dishes to cook, side by side. A phone shows one column at a time. */
export function KitchenBoard(props: KitchenBoardProps) {
  const { columns, totals, view, settings, later, idle, onHandedOver, ...rest } = props;
  const { isPhone, hasRoom } = useKitchenLayout();
  const board = useBoardFocus(columns);
  const sameDigitsAs = useMemo(() => findSameDigits(Object.values(columns).flat()), [columns]);
  const handOver = useHandOver({ ...rest, sameDigitsAs, orders: columns.ready });
  const [tab, setTab] = useState(columnNames[0]?.title);
  const ticketColumns = columnNames.map(({ key, title, empty }): BoardColumn => {
    const orders = columns[key];
    const common = { title, empty, orders, hasHeading: !isPhone };
    return {
      title,
      count: orders.length,
      maxLanes: key === 'ready' ? 1 : undefined,
      isList: key === 'ready',
      draw: (lanes) =>
        key === 'ready' ? (
          <HandOverColumn key={key} {...common} {...{ handOver, onHandedOver }} />
        ) : (
          <TicketColumn
            key={key}
            {...rest}
            {...common}
            {...{ lanes, settings, sameDigitsAs }}
            cooking={columns.cooking}
            action={!isPhone && key === 'cooking' && later?.button}
          />
        ),
    };
  });
  const hasTickets = hasRoom || view === 'tickets';
  const toCook: BoardColumn = {
    title: texts.toCook,
    count: portionsToCook(totals),
    isEmpty: totals.length === 0 && hasTickets,
    isList: true,
    maxLanes: 1,
    draw: () => (
      <ToCook key="to-cook" totals={totals} actions={rest.actions} hasHeading={!isPhone} />
    ),
  };
  const visibleColumns = [
    ...(hasTickets ? ticketColumns : []),
    ...(hasRoom || view === 'to-cook' ? [toCook] : []),
  ];
  return (
    <div
      ref={board}
      id="main"
      tabIndex={-1}
      data-compact={useObservable(hasCompactTickets) || undefined}
      className="min-h-0 grow outline-none"
    >
      {ticketColumns.every(({ count }) => count === 0) ? (
        idle
      ) : isPhone ? (
        <PhoneTabs
          tabs={[
            ...ticketColumns,
            toCook,
            ...(later ? [{ title: texts.later, count: later.count, draw: () => later.list }] : []),
          ]}
          chosen={tab}
          onChoose={setTab}
        />
      ) : (
        <SideBySide
          columns={visibleColumns}
          later={hasTickets && columns.cooking.length > 0 ? undefined : later?.rail}
        />
      )}
      {handOver.dialogs}
    </div>
  );
}

interface BoardColumn {
  title: string;
  /** The number beside the title. */
  count: number;
  /** Default: true if the count is 0. */
  isEmpty?: boolean;
  /** Whether the column shows rows instead of tickets. */
  isList?: boolean;
  /** The maximum number of lanes for the column. */
  maxLanes?: number | undefined;
  draw: (lanes: number) => ReactNode;
}

/** Shows the columns side by side. Folds empty columns, so that the other columns get more width. */
function SideBySide({ columns, later }: { columns: readonly BoardColumn[]; later: ReactNode }) {
  const isEmpty = (column: BoardColumn) => column.isEmpty ?? column.count === 0;
  const railCount = columns.filter(isEmpty).length;
  const laneCount = useLaneRoom((railCount + (later ? 1 : 0)) * railRem);
  const lanes = shareLanes(
    columns.map((column) => ({
      orders: isEmpty(column) ? 0 : column.count || 1,
      maxLanes: column.maxLanes,
    })),
    laneCount,
  );
  const total = lanes.reduce((sum, count) => sum + count, 0);
  const isStacked = total > laneCount;
  // Compact tickets are as narrow as a list.
  const hasNarrowLists = !useObservable(hasCompactTickets) || total <= 3;
  return (
    <div className="flex h-full justify-center gap-3 px-4">
      <div
        className={classNames(
          'grid min-h-0 min-w-0 grow gap-3 *:min-h-0',
          isStacked &&
            // The hand-over list takes only the height that it needs. The new tickets get the remaining height.
            'grid-cols-2 grid-rows-[minmax(0,1fr)_fit-content(40%)] [&>:nth-child(2)]:row-span-2',
        )}
        style={
          isStacked
            ? undefined
            : {
                gridTemplateColumns: columns
                  .map(({ isList }, index) => trackOf(lanes[index] ?? 1, isList && hasNarrowLists))
                  .join(' '),
                maxWidth: `${total * maxLaneRem + railCount * railRem}rem`,
              }
        }
      >
        {columns.map((column, index) =>
          isEmpty(column) ? (
            <KitchenRail key={column.title} title={column.title} />
          ) : (
            column.draw(lanes[index] ?? 1)
          ),
        )}
      </div>
      {later}
    </div>
  );
}

/**
 * The width of a column. A list is narrower, so that tickets have room for longer dish names.
 */
function trackOf(lanes: number, isNarrow: boolean | undefined): string {
  if (lanes === 0) return 'auto';
  return isNarrow ? 'minmax(15.5rem, 7fr)' : `minmax(0, ${lanes * 10}fr)`;
}

/** In narrower tickets, most names of dishes would not fit on a line. */
const minLaneRem = { large: 17, compact: 14.75 };
const maxLaneRem = 34;
/** The width of a folded column, including the gap. */
const railRem = 3.5;
/** The width of the tabs of a phone on its side. */
const tabsRem = 5;
const gapRem = 0.75;

/** The number of lanes that fit on the screen beside rails or tabs of this width. */
function useLaneRoom(besideRem: number): number {
  const roomRem = useSyncExternalStore(onResize, windowWidthRem) - 2 - besideRem + gapRem;
  const laneRem = useObservable(hasCompactTickets) ? minLaneRem.compact : minLaneRem.large;
  return Math.max(1, Math.floor(roomRem / (laneRem + gapRem)));
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

function windowWidthRem(): number {
  return innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

interface PhoneTabsProps {
  tabs: readonly BoardColumn[];
  /** The title of the column on screen. */
  chosen: string | undefined;
  onChoose: (title: string) => void;
}

/** Shows one column at a time. The tabs show the counts of all columns. */
function PhoneTabs({ tabs, chosen, onChoose }: PhoneTabsProps) {
  const isOnSide = useMediaQuery('(max-height: 30rem)');
  const lanes = useLaneRoom(isOnSide ? tabsRem : 0);
  // The tab 'Later' disappears with its last order.
  const openTab = tabs.find(({ title }) => title === chosen) ?? tabs[0];
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] short:grid-cols-[5rem_minmax(0,1fr)] short:grid-rows-1">
      <nav
        aria-label={texts.columns}
        className="grid auto-cols-fr grid-flow-col border-b border-line short:grid-flow-row short:border-b-0"
      >
        {tabs.map(({ title, count }) => (
          <button
            key={title}
            type="button"
            aria-current={title === openTab?.title || undefined}
            onClick={() => onChoose(title)}
            className={classNames(
              'min-h-16 border-b-4 leading-tight whitespace-nowrap short:min-h-11 short:border-b-0 short:border-l-4',
              title === openTab?.title
                ? 'border-accent-ink text-ink'
                : 'border-transparent text-ink-soft',
            )}
          >
            <span className="block text-2xl font-bold tabular-nums short:text-lg">{count}</span>
            <span className="block text-sm font-semibold">{title}</span>
          </button>
        ))}
      </nav>
      <div className="grid min-h-0 px-2 pt-2">{openTab?.draw(lanes)}</div>
    </div>
  );
}

/** Focuses the board if the focused ticket moves to another column. */
function useBoardFocus(columns: KitchenColumns) {
  const board = useRef<HTMLDivElement>(null);
  useLostFocus(columns, () => board.current);
  return board;
}
