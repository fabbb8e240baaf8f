import type { Order } from '@thali/shared/orders/order.contract';
import { classNames } from '../../lib/ui/class-names.ts';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { orderName, tableNamed } from '../display/order-name.ts';
import * as texts from './staff-texts.ts';

interface MoveSheetProps {
  order: Order;
  /** The names of the mess's tables. */
  tables: readonly string[];
  /** Null removes the table. */
  onMove: (table: string | null) => void;
  onClose: () => void;
}

/** Moves an order to another table with one tap. Rule: tables-5 */
export function MoveSheet({ order, tables, onMove, onClose }: MoveSheetProps) {
  const choices = [
    ...tables.map((table) => ({ table, label: tableNamed(table) })),
    { table: null, label: texts.noTable },
  ];
  return (
    <Sheet isOpen onClose={onClose} title={texts.move(orderName(order))}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {choices.map(({ table, label }) => {
          const isCurrent = table === (order.table ?? null);
          return (
            <li key={label} className="flex">
              <button
                type="button"
                aria-pressed={isCurrent}
                onClick={() => {
                  if (!isCurrent) onMove(table);
                  onClose();
                }}
                className={classNames(
                  'min-h-14 grow rounded-field border px-2 font-semibold wrap-anywhere',
                  isCurrent
                    ? 'border-ink bg-ink text-paper'
                    : 'border-line-strong/60 hover:bg-sunken',
                )}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
