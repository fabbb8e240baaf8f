import { Check, CheckCheck, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { VegMark } from '../../lib/ui/marks/veg-mark.tsx';
import { orderName } from '../../orders/display/order-name.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import type { DishTotal, TotalLine } from '../totals.ts';

interface DishRowProps {
  total: DishTotal;
  isOpen: boolean;
  onToggle: () => void;
  actions: KitchenActions;
}

/** Limits the list, because a thousand lines would slow down the screen. */
const maxLines = 40;

/** The portions of a dish to cook, with the notes. A tap shows the orders. */
export function DishRow({ total, isOpen, onToggle, actions }: DishRowProps) {
  const id = useId();
  const { name, isVegetarian, uncooked, uncookedAsChoices, cooked, variants, lines } = total;
  const ordered = uncooked - uncookedAsChoices;
  // Finished lines come last.
  const toTick = isOpen ? lines.toSorted((a, b) => +a.isDone - +b.isDone) : [];
  return (
    <li className="overflow-hidden rounded-card border border-line-strong/60 bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className={classNames(
          'grid min-h-14 w-full grid-cols-[auto_minmax(1.5rem,auto)_minmax(0,1fr)_auto] content-center items-baseline gap-x-1.5 px-2 py-1 text-left select-none hover:bg-sunken',
          uncooked === 0 && 'text-ink-faint',
        )}
      >
        <VegMark isVegetarian={isVegetarian} className="size-4.5" />
        <span className="text-right text-3xl font-bold whitespace-nowrap tabular-nums compact:text-2xl">
          {uncooked > 0 ? (
            uncooked
          ) : (
            <Check
              size={36}
              strokeWidth={3}
              role="img"
              aria-label={texts.allDone}
              className="inline text-leaf"
            />
          )}
        </span>
        <span className="min-w-0">
          <span className="block text-2xl font-semibold break-words hyphens-auto compact:text-xl">
            {name}
          </span>
          {variants.length > 0 && (
            <span className="flex flex-wrap gap-1">
              {variants.map(({ variant, uncooked: count }) => (
                <span
                  key={variant}
                  className="max-w-full rounded-lg bg-accent-soft px-1.5 text-xl font-bold break-words text-ink compact:text-lg"
                >
                  {count}: {variant}
                </span>
              ))}
            </span>
          )}
          {cooked > 0 && uncooked > 0 && (
            <span className="block text-lg text-ink-soft">{texts.cooked(cooked)}</span>
          )}
        </span>
        <ChevronDown
          size={22}
          className={classNames('self-center transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 border-t border-line p-3">
          <ul aria-label={texts.ordersWith(name)} className="flex flex-col gap-1.5">
            {toTick.slice(0, maxLines).map((line) => (
              <li key={`${line.order.id} ${line.index} ${line.variant}`}>
                <OrderLine line={line} dish={name} onTick={actions.tick} />
              </li>
            ))}
          </ul>
          {toTick.length > maxLines && (
            <p className="px-2 text-lg text-ink-soft">
              {texts.moreLines(toTick.length - maxLines)}
            </p>
          )}
          {ordered > 0 && (
            <Button
              icon={<CheckCheck size={24} className="shrink-0" />}
              onClick={() => actions.tickAll(total)}
              className="min-h-14! text-xl!"
            >
              {texts.dishDone(ordered, name)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** A line of an order: `Token 7: 1 × Half`. A choice has no button, because it is done together with its dish. */
interface OrderLineProps {
  line: TotalLine;
  dish: string;
  onTick: KitchenActions['tick'];
}

function OrderLine({ line, dish, onTick }: OrderLineProps) {
  const { order, index, quantity, variant, isDone, isChoice } = line;
  const look = classNames(
    'grid min-h-12 w-full grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 rounded-field border border-line px-2.5 text-left text-xl',
    isDone && 'text-ink-faint line-through',
  );
  const label = orderName(order);
  const text = (
    <span className="min-w-0 break-words tabular-nums">
      {label}:{' '}
      <strong className="font-bold">
        {quantity} × {variant || dish}
      </strong>
      {order.specialInstructions && (
        <span className="block text-lg">{order.specialInstructions}</span>
      )}
    </span>
  );
  if (isChoice) {
    return (
      <p className={look}>
        <span />
        {text}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isDone}
      onClick={() => onTick(order, index, !isDone)}
      className={classNames(look, 'hover:bg-sunken')}
    >
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-lg border-2',
          isDone ? 'border-leaf bg-leaf text-on-leaf' : 'border-line-strong',
        )}
      >
        {isDone && <Check size={22} strokeWidth={3} />}
      </span>
      {text}
    </button>
  );
}
