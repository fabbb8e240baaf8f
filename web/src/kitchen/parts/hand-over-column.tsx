import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { Grid3x3, HandPlatter, History } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { mustAskForMoney } from '../../orders/payment/hand-over.ts';
import { HandOverDialog } from '../../orders/payment/hand-over-dialog.tsx';
import type { KitchenActions } from '../kitchen-actions.ts';
import { HandOverRow } from './hand-over-row.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { TokenPad } from './token-pad.tsx';
import { useGrowingList } from './use-growing-list.ts';

interface HandOverColumnProps {
  title: string;
  empty: string;
  /** The ready orders, oldest first. */
  orders: readonly Order[];
  unsent: ReadonlySet<string>;
  /** By order: another order on screen with the same payment digits. */
  sameAs: ReadonlyMap<Order, Order>;
  actions: KitchenActions;
  onMore: (order: Order) => void;
  /** Opens the list of the last handed-over orders. */
  onHandedOver: () => void;
  /** False on a phone, where the tab shows the title. */
  hasHeading: boolean;
}

/** The list of ready orders. One tap hands over an order, or all selected orders. Rule: kitchen-31 */
export function HandOverColumn(props: HandOverColumnProps) {
  const { title, empty, orders, unsent, sameAs, actions, onMore, onHandedOver, hasHeading } = props;
  const { shown, list, end } = useGrowingList(orders);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly Order[]>();
  const [isPadOpen, setPadOpen] = useState(false);
  const selected = orders.filter(({ id }) => selectedIds.has(id));

  function handOverSelected() {
    if (mustAskForMoney(selected)) setAsking(selected);
    else actions.handOver(selected);
  }

  const rowOf = (order: Order): ComponentProps<typeof HandOverRow> => {
    const same = sameAs.get(order);
    return {
      order,
      isUnsent: unsent.has(order.id),
      sameDigitsAs: same && orderName(same),
      onHandOver: (event) =>
        mustAskForMoney([order])
          ? actions.handOver([order], 'upi', event)
          : actions.move(order, ['completed'], event),
      onAsk: () => setAsking([order]),
      onMore: () => onMore(order),
    };
  };
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
            onClick={() => setPadOpen(true)}
            className={hasHeading ? undefined : 'w-full'}
          >
            Token
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
              onSelect={() => setSelectedIds(toggled(selectedIds, order.id))}
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
        Last handed over
      </Button>
      {selected.length > 0 && (
        <div className="sticky bottom-0 mt-2 flex gap-2 rounded-card bg-ink p-2 shadow-high">
          <Button variant="secondary" onClick={() => setSelectedIds(new Set())}>
            Clear
          </Button>
          <Button
            icon={<HandPlatter size={24} />}
            onClick={handOverSelected}
            className="min-h-14! grow text-xl! font-bold!"
          >
            Hand over {selected.length}
          </Button>
        </div>
      )}
      <TokenPad
        isOpen={isPadOpen}
        onClose={() => setPadOpen(false)}
        orders={orders}
        rowOf={rowOf}
      />
      {asking && (
        <HandOverDialog
          orders={asking}
          onHandOver={(payment) => {
            setAsking(undefined);
            actions.handOver(asking, payment);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </KitchenColumn>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
