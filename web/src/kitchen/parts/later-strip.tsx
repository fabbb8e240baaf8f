import type { Order } from '@thali/shared/orders/order.contract';
import { slotText } from '@thali/shared/pre-orders/pre-order-texts';
import { toIst } from '@thali/shared/time/ist';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { useMemo, useState } from 'react';
import { useNow } from '../../lib/time/use-now.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { orderName } from '../../orders/display/order-name.ts';
import { itemsText } from '../../orders/display/order-texts.ts';
import { type LaterSlot, laterSlots } from '../../orders/staff/later-orders.ts';
import type { KitchenItem } from '../kitchen-data.ts';
import * as texts from '../kitchen-texts.ts';
import { type DishTotal, dishTotals, totalText } from '../totals.ts';

interface LaterStripProps {
  /** The orders that wait for their slot. */
  later: readonly Order[];
  items: readonly KitchenItem[];
  settings: VendorSettings;
  /** Shows the slots one below the other, as in the tab of a phone. */
  isList?: boolean;
  /** Opens an order. */
  onMore: (order: Order) => void;
}

/** The maximum number of dishes that a slot names in the strip. */
const maxNamedDishes = 3;

/** The pre-orders by slot, above the columns. A press opens the totals of the slot. Rule: pre-orders-6 */
export function LaterStrip(props: LaterStripProps) {
  const { later, items, settings, isList = false, onMore } = props;
  const now = useNow();
  const slots = useMemo(() => laterSlots(later, settings), [later, settings]);
  const [openAt, setOpenAt] = useState<string>();
  const open = slots.find(({ startsAt }) => startsAt === openAt);
  return (
    <section
      aria-label={texts.later}
      className={isList ? 'overflow-y-auto pb-4' : 'flex items-center gap-3 px-3 pt-2 sm:px-4'}
    >
      <h2 className={isList ? 'sr-only' : 'text-xl font-bold'}>{texts.later}</h2>
      <div className={isList ? 'flex flex-col gap-2' : 'strip min-w-0 grow gap-2'}>
        {slots.map((slot) => (
          <button
            key={slot.startsAt}
            type="button"
            onClick={() => setOpenAt(slot.startsAt)}
            className={classNames(
              'min-h-11 shrink-0 rounded-field border px-3 text-left font-semibold',
              isList && 'min-h-14! py-1.5 text-lg leading-tight',
              slot.isClosed ? 'border-chilli bg-chilli-soft text-chilli' : 'border-line bg-surface',
            )}
          >
            {chipText(slot, dishTotals(slot.orders, items), now)}
          </button>
        ))}
      </div>
      {open && (
        <SlotSheet
          slot={open}
          totals={dishTotals(open.orders, items)}
          now={now}
          onMore={(order) => {
            setOpenAt(undefined);
            onMore(order);
          }}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </section>
  );
}

/** `12:45 pm: 18 orders, Dal 14, Rice 18` */
function chipText({ startsAt, orders, isClosed }: LaterSlot, totals: DishTotal[], now: Date) {
  const count = texts.orders(orders.length);
  if (isClosed) return texts.onHoliday(count);
  const { date } = toIst(new Date(startsAt));
  const time = date === toIst(now).date ? clockAt(startsAt) : slotText('', startsAt, now).trim();
  const dishes = totals.slice(0, maxNamedDishes).map(({ name, uncooked }) => `${name} ${uncooked}`);
  const ellipsis = totals.length > maxNamedDishes ? ' …' : '';
  return `${time}: ${[count, ...dishes].join(', ')}${ellipsis}`;
}

interface SlotSheetProps {
  slot: LaterSlot;
  totals: readonly DishTotal[];
  now: Date;
  onMore: (order: Order) => void;
  onClose: () => void;
}

function SlotSheet({ slot, totals, now, onMore, onClose }: SlotSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={slotText(slot.mealName, slot.startsAt, now)}>
      {slot.isClosed && (
        <p className="mb-3 rounded-card bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          {texts.closedThen}
        </p>
      )}
      <ul className="flex flex-col gap-1 text-xl font-bold">
        {totals.map((total) => (
          <li key={total.id}>{totalText(total)}</li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {slot.orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              onClick={() => onMore(order)}
              className="flex min-h-11 w-full flex-col py-2 text-left"
            >
              <span className="font-bold">
                {orderName(order)} · {order.customerInfo.name || texts.customer}
              </span>
              <span className="text-ink-soft">{itemsText(order)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
