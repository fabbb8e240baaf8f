import { canUndoSale } from '@thali/shared/counter/can-undo-sale';
import type { Order } from '@thali/shared/orders/order.contract';
import { HandPlatter, Undo2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { orderName } from '../../../orders/display/order-name.ts';
import { itemsText } from '../../../orders/display/order-texts.ts';
import { handOverMoney, isUnpaid, mustAskForMoney } from '../../../orders/payment/hand-over.ts';
import type { KitchenActions } from '../../kitchen-actions.ts';
import * as texts from '../counter-texts.ts';
import type { WaitingDialog } from './waiting-dialogs.tsx';

interface WaitingListProps {
  /** The ongoing orders, oldest first. */
  orders: readonly Order[];
  actions: KitchenActions;
  onOpen: (dialog: WaitingDialog) => void;
}

const checkEveryMs = 15_000;
/** The maximum number of recent sales that staff can undo. */
const maxSold = 5;

/** The orders that wait for hand-over, and the sales that wait for their money. Rule: counter-6 */
export function WaitingList({ orders, actions, onOpen }: WaitingListProps) {
  const now = useNow(checkEveryMs).getTime();
  const ready = orders.filter(({ status }) => status === 'ready');
  const toPay = orders.filter(
    (order) => order.isCounterSale && isUnpaid(order) && order.status !== 'ready',
  );
  const recentSales = orders
    .filter((order) => order.isCounterSale && canUndoSale(order, now))
    .slice(-maxSold);
  return (
    <div className="flex flex-col gap-5">
      <section aria-labelledby="counter-ready">
        <h2 id="counter-ready" className="mb-2 text-lg font-bold">
          {texts.ready} {ready.length > 0 && <span className="tabular-nums">{ready.length}</span>}
        </h2>
        {ready.length === 0 && <p className="text-ink-soft">{texts.nothingToHandOver}</p>}
        <ul className="flex flex-col gap-2">
          {ready.map((order) => (
            <Row key={order.id} order={order}>
              <Button
                size="small"
                icon={<HandPlatter size={18} />}
                onClick={(event) =>
                  mustAskForMoney([order])
                    ? onOpen({ kind: 'unpaid', order })
                    : actions.move(order, ['completed'], event)
                }
              >
                {texts.handOver}
              </Button>
            </Row>
          ))}
        </ul>
      </section>
      {toPay.length > 0 && (
        <section aria-labelledby="counter-to-pay">
          <h2 id="counter-to-pay" className="mb-2 text-lg font-bold">
            {texts.toPay} <span className="tabular-nums">{toPay.length}</span>
          </h2>
          <ul className="flex flex-col gap-2">
            {toPay.map((order) => (
              <Row key={order.id} order={order}>
                <Button size="small" onClick={() => actions.receive(order, 'upi')}>
                  {texts.received}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => actions.receive(order, 'cash')}
                >
                  {texts.inCash}
                </Button>
              </Row>
            ))}
          </ul>
        </section>
      )}
      {recentSales.length > 0 && (
        <section aria-labelledby="counter-sold">
          <h2 id="counter-sold" className="mb-2 text-lg font-bold">
            {texts.justSold}
          </h2>
          <ul className="flex flex-col gap-2">
            {recentSales.map((order) => (
              <Row key={order.id} order={order}>
                <Button
                  size="small"
                  variant="secondary"
                  icon={<Undo2 size={18} />}
                  aria-haspopup="dialog"
                  onClick={() => onOpen({ kind: 'undo-sale', order })}
                >
                  {texts.undoSaleButton}
                </Button>
              </Row>
            ))}
          </ul>
        </section>
      )}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<Wallet size={18} />}
        onClick={() => onOpen({ kind: 'close-shift' })}
      >
        {texts.closeShiftButton}
      </Button>
    </div>
  );
}

function Row({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <p className="flex items-baseline justify-between gap-3">
        <strong className="text-lg">{orderName(order)}</strong>
        <span className="text-sm font-semibold">{handOverMoney(order).text}</span>
      </p>
      <p className="mb-2 truncate text-sm text-ink-soft">{itemsText(order)}</p>
      <div className="flex flex-wrap gap-2 *:grow">{children}</div>
    </li>
  );
}
