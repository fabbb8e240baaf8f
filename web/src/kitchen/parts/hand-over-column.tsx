import type { Order } from '@thali/shared/orders/order.contract';
import { Grid3x3, History } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import * as texts from '../kitchen-texts.ts';
import { HandOverRow } from './hand-over-row.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { useGrowingList } from './use-growing-list.ts';
import type { HandOver } from './use-hand-over.tsx';

interface HandOverColumnProps {
  title: string;
  empty: string;
  /** The ready orders, oldest first. */
  orders: readonly Order[];
  handOver: HandOver;
  /** Opens the list of the last handed-over orders. */
  onHandedOver: () => void;
  /** False on a phone, where the tab shows the title. */
  hasHeading: boolean;
}

/** The list of ready orders. One tap hands over an order, or all selected orders. Rule: kitchen-31 */
export function HandOverColumn(props: HandOverColumnProps) {
  const { title, empty, orders, handOver, onHandedOver, hasHeading } = props;
  const { selectedIds, select, rowOf } = handOver;
  const { shown, list, end } = useGrowingList(orders);
  const selected = orders.filter(({ id }) => selectedIds.has(id));
  return (
    <KitchenColumn
      {...{ title, hasHeading, list }}
      count={orders.length}
      action={
        orders.some(({ token }) => token !== undefined) && (
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            icon={!hasHeading && <Grid3x3 size={22} />}
            onClick={handOver.openPad}
            className={hasHeading ? undefined : 'w-full'}
          >
            {texts.token}
          </Button>
        )
      }
    >
      {orders.length === 0 && (
        <p className="px-4 py-8 text-center text-xl text-ink-soft">{empty}</p>
      )}
      <ul
        className={classNames(
          'flex flex-col gap-2',
          selected.length > 0 && '[--sticky-bottom:5rem]',
        )}
      >
        {shown.map((order) => (
          <li key={order.id}>
            <HandOverRow
              {...rowOf(order)}
              isSelected={selectedIds.has(order.id)}
              onSelect={() => select(toggled(selectedIds, order.id))}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<History size={20} />}
        onClick={onHandedOver}
        className="mt-2 w-full"
      >
        {texts.lastHandedOver}
      </Button>
      {selected.length > 0 && (
        // Cancels the list's bottom space of 24, which would lift the bar above the edge of the screen.
        <div className="sticky -bottom-22 mt-2 flex gap-2 rounded-card bg-ink p-2 shadow-high">
          <Button variant="secondary" onClick={() => select(new Set())} className="px-4!">
            {texts.clear}
          </Button>
          <Button
            onClick={() => handOver.handOver(selected)}
            className="min-h-14! grow px-2! text-xl! font-bold! whitespace-nowrap"
          >
            {texts.handOver(selected.length)}
          </Button>
        </div>
      )}
    </KitchenColumn>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
