import type { Order, OrderedChoice, OrderItem } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { Check } from 'lucide-react';
import { classNames } from '../../lib/ui/class-names.ts';
import { VegMark } from '../../lib/ui/marks/veg-mark.tsx';
import { dishNamed } from '../../orders/display/dish-name.ts';
import * as texts from '../kitchen-texts.ts';

interface TicketLinesProps {
  order: Order;
  onTick: (order: Order, line: number, isDone: boolean) => void;
}

/** The dishes of an order. While the order is cooking, a tap marks a line as done, or as not done. */
export function TicketLines({ order, onTick }: TicketLinesProps) {
  const { isCooking } = statusFacts[order.status];
  return (
    <ul className="-mx-1 flex flex-col">
      {order.items.map((item, index) => (
        <li key={item.id}>
          {item.quantity === 0 ? (
            <span className="px-1 text-xl text-ink-faint line-through">
              {dishNamed(item.menuItem)}
            </span>
          ) : isCooking ? (
            <button
              type="button"
              aria-pressed={item.isDone ?? false}
              onClick={() => onTick(order, index, !item.isDone)}
              className="min-h-11 w-full rounded-field px-1 text-left compact:min-h-9 select-none hover:bg-sunken"
            >
              <Line item={item} />
            </button>
          ) : (
            <div className="px-1">
              <Line item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ item }: { item: OrderItem }) {
  const {
    menuItemId,
    quantity,
    menuItem,
    choices = [],
    specialInstructions,
    isDone = false,
  } = item;
  return (
    <span
      className={classNames(
        'grid grid-cols-[auto_minmax(1.5rem,auto)_minmax(0,1fr)] items-baseline gap-x-1.5',
        isDone && 'text-ink-faint',
      )}
    >
      <VegMark isVegetarian={menuItem.isVegetarian} className="size-4.5" />
      <span className="text-right text-3xl font-bold whitespace-nowrap tabular-nums compact:text-2xl">
        {isDone ? (
          <Check
            size={34}
            strokeWidth={3}
            role="img"
            aria-label={texts.done}
            className="inline text-leaf"
          />
        ) : (
          quantity
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 pb-0.5">
        <span
          className={classNames(
            'max-w-full text-2xl font-semibold break-words hyphens-auto compact:text-xl compact:leading-tight',
            isDone && 'line-through decoration-2',
          )}
        >
          {isDone && quantity > 1 && `${quantity} × `}
          {dishNamed(menuItem)}
        </span>
        <Choices dishId={menuItemId} choices={choices} isDone={isDone} />
        {specialInstructions && <Note text={specialInstructions} isDone={isDone} />}
      </span>
    </span>
  );
}

interface ChoicesProps {
  dishId: string;
  choices: readonly OrderedChoice[];
  isDone: boolean;
}

/** The choices are as large as the dish, because a choice such as half a portion matters for cooking. */
function Choices({ dishId, choices, isDone }: ChoicesProps) {
  return choices.map(({ groupId, choiceId, name, price }) => (
    <span
      key={groupId + choiceId}
      className={classNames(
        'max-w-full rounded-lg border-2 px-1.5 text-2xl leading-8 font-bold break-words compact:text-xl compact:leading-6.5',
        isDone ? 'border-line line-through decoration-2' : 'border-ink',
      )}
    >
      {/* A size is the dish itself, not an addition. */}
      {price > 0 && groupId !== dishId && '+ '}
      {name}
    </span>
  ));
}

/** The note is highlighted, because cooks easily overlook a note. */
function Note({ text, isDone }: { text: string; isDone: boolean }) {
  return (
    <span
      className={classNames(
        'max-w-full rounded-lg px-1.5 text-xl leading-8 font-bold break-words compact:text-lg compact:leading-6.5',
        isDone ? 'bg-sunken' : 'bg-accent-soft text-ink',
      )}
    >
      {text}
    </span>
  );
}
