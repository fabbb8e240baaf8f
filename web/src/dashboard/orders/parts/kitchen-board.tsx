import { CheckCheck } from 'lucide-react';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import {
  columnId,
  columnNames,
  kitchenColumns,
  type Order,
  type PendingChanges,
} from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { useConfirmAll } from '../use-confirm-all.ts';
import { OrderTicket } from './order-ticket.tsx';

interface KitchenBoardProps {
  orders: readonly Order[];
  /** The bell rings for these. */
  calling: ReadonlySet<string>;
  changes: PendingChanges;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

/** So many more are drawn as the last of them comes near: a thousand at once would hold up each new order. */
const ticketsAtOnce = 24;
/** As many as a screen holds, so that it is there at once; the others come in the breaks after. */
const ticketsAtFirst = 6;
const offscreenSkipped = '[contain-intrinsic-size:auto_13rem] [content-visibility:auto]';

/** New, Cooking and Ready side by side, below each other on a phone. */
export function KitchenBoard({ orders, calling, onChangeStatus, ...rest }: KitchenBoardProps) {
  const columns = useMemo(() => kitchenColumns(orders, calling), [orders, calling]);
  const board = useRef<HTMLDivElement>(null);
  const changed = useRef('');
  const changeStatus: ChangeOrderStatus = useCallback(
    (step, event) => {
      changed.current = step.order.id;
      onChangeStatus(step, event);
    },
    [onChangeStatus],
  );
  // The ticket moves on to another column, with its step or once it no longer rings: the focus follows
  // it, or stays on the board.
  useLostFocus(columns, () => {
    const ticket =
      changed.current && board.current?.querySelector(`[data-order-id="${changed.current}"]`);
    return ticket ? ticket.querySelector<HTMLElement>('[data-step]') : board.current;
  });
  return (
    <div ref={board} tabIndex={-1} className="outline-none">
      {orders.length === 0 ? (
        <EmptyState
          title="No ongoing orders"
          description="New orders show here as soon as they are placed."
          picture={<EmptyThali className="size-28" />}
        />
      ) : (
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-3">
          {columnNames.map(({ key, ...names }) => (
            <Column
              key={key}
              {...names}
              {...rest}
              id={columnId(key)}
              orders={columns[key]}
              calling={calling}
              onChangeStatus={changeStatus}
            >
              {key === 'fresh' && <ConfirmAll orders={columns.fresh} />}
            </Column>
          ))}
        </div>
      )}
    </div>
  );
}

function ConfirmAll({ orders }: { orders: readonly Order[] }) {
  const { pending, isConfirming, confirmAll } = useConfirmAll(orders);
  if (pending.length < 2 && !isConfirming) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isConfirming}
      icon={<CheckCheck size={18} aria-hidden="true" className="max-lg:hidden" />}
      onClick={confirmAll}
      className="whitespace-nowrap"
    >
      Confirm all
    </Button>
  );
}

interface ColumnProps extends KitchenBoardProps {
  id: string;
  title: string;
  /** Where the columns are side by side. */
  empty: string;
  children?: ReactNode;
}

function Column({ id, title, empty, orders, children, calling, changes, ...rest }: ColumnProps) {
  const { shown, end } = useGrowingList(orders);
  return (
    <section
      id={id}
      aria-label={title}
      className={classNames(
        'min-w-0 scroll-mt-[calc(var(--sticky-top)+0.5rem)]',
        orders.length === 0 && 'max-md:hidden',
      )}
    >
      <header className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h3 className="flex items-center gap-2.5 text-lg font-bold">
          {title}
          <span className="min-w-7 rounded-full bg-ink px-2 py-0.5 text-center text-sm text-paper tabular-nums">
            {orders.length}
          </span>
        </h3>
        {children}
      </header>
      {orders.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong/60 px-4 py-6 text-center text-sm text-ink-soft">
          {empty}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((order, index) => (
          <li key={order.id} className={index >= ticketsAtFirst ? offscreenSkipped : undefined}>
            <OrderTicket
              order={order}
              isCalling={calling.has(order.id)}
              isMoving={changes.has(order.id)}
              {...rest}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </section>
  );
}

/** The first of a long list, and more of them whenever its end comes near. */
function useGrowingList(orders: readonly Order[]) {
  const [most, setMost] = useState(ticketsAtFirst);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = orders.length > most;
  useEffect(() => startTransition(() => setMost(ticketsAtOnce)), []);
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setMost(most + ticketsAtOnce),
      { rootMargin: '0px 0px 1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, most]);
  return { shown: orders.slice(0, most), end };
}
