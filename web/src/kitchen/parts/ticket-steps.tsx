import type { Order } from '@thali/shared/orders/order.contract';
import { actionsFrom, statusFacts } from '@thali/shared/orders/order-status';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { statusIcons } from '../../lib/ui/status-badge.tsx';
import { readyChoices, useReadyMinutes } from '../../orders/staff/ready-minutes.ts';
import type { KitchenActs } from '../kitchen-acts.ts';

interface TicketStepsProps {
  order: Order;
  acts: KitchenActs;
  /** The id of the heading that names the order for screen readers. */
  describedBy: string;
  onMore: (order: Order) => void;
}

/** The next step as a wide button. Rarer actions are behind the dots. */
export function TicketSteps({ order, acts, describedBy, onMore }: TicketStepsProps) {
  const [chosen, setChosen] = useState<number>();
  const forward = actionsFrom(order.status).find(({ to }) => to !== 'cancelled');
  if (!forward) return null;
  const { to } = forward;
  const label = to === 'completed' ? 'Handed over' : forward.label;
  const Icon = statusIcons[to];
  const isCooked = order.items.every(({ isDone, quantity }) => isDone || quantity === 0);
  const isNext = order.status === 'pending' || order.status === 'ready' || isCooked;
  return (
    <div className="flex flex-col gap-2.5">
      {order.status === 'pending' && (
        <ReadyChips minutes={chosen} onChoose={setChosen} describedBy={describedBy} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label="More"
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          icon={<Ellipsis size={28} />}
          onClick={() => onMore(order)}
          className="size-14 shrink-0 border border-line-strong/60"
        />
        {statusFacts[order.status].isCooking && (
          <Button
            variant="secondary"
            aria-describedby={describedBy}
            onClick={() => acts.delay(order)}
            className="min-h-14! grow px-3! text-lg! whitespace-nowrap"
          >
            +10 min
          </Button>
        )}
        <Button
          data-step=""
          variant={isNext ? 'primary' : 'secondary'}
          aria-describedby={describedBy}
          icon={<Icon size={26} className="shrink-0" />}
          onClick={(event) => acts.move(order, to, event, chosen)}
          className="min-h-14! grow-99 px-3! text-xl! font-bold!"
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

interface ReadyChipsProps {
  /** Undefined stands for the kitchen's usual ready time. */
  minutes: number | undefined;
  onChoose: (minutes: number) => void;
  describedBy: string;
}

/** Chooses the promised ready time in minutes. */
function ReadyChips({ minutes, onChoose, describedBy }: ReadyChipsProps) {
  const usual = useReadyMinutes();
  return (
    <fieldset aria-describedby={describedBy} className="grid grid-cols-4 gap-1.5">
      <legend className="sr-only">Ready in</legend>
      {readyChoices.map((choice) => {
        const isChosen = choice === (minutes ?? usual);
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(choice)}
            className={classNames(
              'min-h-12 rounded-full border text-lg font-bold tabular-nums',
              isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong/60 bg-surface',
            )}
          >
            {choice}
            <span className="text-sm font-semibold"> min</span>
          </button>
        );
      })}
    </fieldset>
  );
}
