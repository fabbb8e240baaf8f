import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { statusIcons } from '../../lib/ui/status-badge.tsx';
import { ReadyChoice } from '../../orders/staff/ready-time.tsx';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { nextMove } from '../next-move.ts';

interface TicketStepsProps {
  order: Order;
  isShortFlow: boolean;
  actions: KitchenActions;
  /** The id of the heading that names the order for screen readers. */
  describedBy: string;
  onMore: (order: Order) => void;
}

/** The buttons of a ticket: the next step, and 'More' for rarer actions. */
export function TicketSteps(props: TicketStepsProps) {
  const { order, isShortFlow, actions, describedBy, onMore } = props;
  const [chosenMinutes, setChosenMinutes] = useState<number>();
  const move = nextMove(order, isShortFlow);
  const to = move?.path.at(-1);
  if (!move || !to) return null;
  const { label, path, isHighlighted } = move;
  const Icon = statusIcons[to];
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <IconButton
        label={texts.moreActions}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        icon={<Ellipsis size={26} />}
        onClick={() => onMore(order)}
        className="size-12 shrink-0 border border-line-strong/60 compact:size-11"
      />
      {order.status === 'pending' && (
        <ReadyChoice
          order={order}
          minutes={chosenMinutes}
          onChange={setChosenMinutes}
          describedBy={describedBy}
        />
      )}
      {statusFacts[order.status].isCooking && (
        <Button
          variant="secondary"
          aria-describedby={describedBy}
          onClick={() => actions.delay(order)}
          className="grow px-2! whitespace-nowrap compact:min-h-11 compact:text-sm"
        >
          {texts.tenMinutesMore}
        </Button>
      )}
      <Button
        data-step=""
        variant={isHighlighted ? 'primary' : 'secondary'}
        aria-describedby={describedBy}
        icon={<Icon size={22} className={`hidden shrink-0 ${roomForIcon(label)}`} />}
        onClick={(event) => actions.move(order, path, event, chosenMinutes)}
        className="min-w-0 grow-99 basis-22 compact:basis-18 px-1.5! text-balance leading-tight! text-lg! font-bold! compact:min-h-11 compact:text-base!"
      >
        {label}
      </Button>
    </div>
  );
}

/** The width of a ticket that has room for the icon beside the label. */
function roomForIcon(label: string): string {
  return label.length > 'Confirm'.length ? '@min-[26rem]:block' : '@min-[18rem]:block';
}
