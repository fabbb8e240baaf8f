import { maxCancelNoteLength } from '@thali/shared/orders/cancel-note';
import { canEndUncollected, staffReasons } from '@thali/shared/orders/order-status';
import { useState } from 'react';
import { Checkbox } from '../../lib/ui/checkbox.tsx';
import { Chip } from '../../lib/ui/chip.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import { orderName } from '../display/order-name.ts';
import { countText } from '../display/order-texts.ts';
import {
  type CancelChoice,
  type CancelledOrder,
  dishesOf,
  firstChoice,
  isComplete,
} from './cancel-choice.ts';
import { EndOrderDialog, ReturnPortions, refundHint } from './end-order-dialog.tsx';
import * as texts from './end-order-texts.ts';

const reasons = texts.reasons;

interface CancelDialogProps {
  order: CancelledOrder | undefined;
  onCancel: (choice: CancelChoice) => void;
  onKeep: () => void;
}

/** Asks for confirmation and for a reason, which the guest will read. Rule: orders-41 */
export function CancelDialog({ order, ...rest }: CancelDialogProps) {
  return order && <OpenCancelDialog key={order.id} order={order} {...rest} />;
}

interface OpenCancelDialogProps extends CancelDialogProps {
  order: CancelledOrder;
}

function OpenCancelDialog({ order, onCancel, onKeep }: OpenCancelDialogProps) {
  const [choice, setChoice] = useState(() => firstChoice(order));
  const change = (part: Partial<CancelChoice>) => setChoice({ ...choice, ...part });
  const name = order.customerInfo.name || texts.customer;
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <EndOrderDialog
      orderId={order.id}
      title={texts.cancelOrder(orderName(order))}
      description={texts.cancelEffect(name, countText(count), refundHint(order))}
      action={texts.cancelAction}
      isDisabled={!isComplete(order, choice)}
      onEnd={() => onCancel(choice)}
      onKeep={onKeep}
    >
      <fieldset className="pb-1">
        <legend className="mb-2 text-sm font-semibold">{texts.askCancelReason(name)}</legend>
        <div className="flex flex-wrap gap-2">
          {staffReasons.map((reason) => (
            <Chip
              key={reason}
              isSelected={choice.reason === reason}
              onClick={() => change({ reason: choice.reason === reason ? undefined : reason })}
            >
              {reasons[reason]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {choice.reason === 'sold_out' && (
        <SoldOutDishes
          order={order}
          ids={choice.soldOutIds}
          onChange={(soldOutIds) => change({ soldOutIds })}
        />
      )}
      {choice.reason === 'other' && (
        <TextField
          label={texts.inYourWords}
          isOptional
          maxLength={maxCancelNoteLength}
          value={choice.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      )}
      {canEndUncollected(order.status) && order.hasCountedPortions && (
        <ReturnPortions
          isOn={choice.returnPortions}
          onChange={(returnPortions) => change({ returnPortions })}
        />
      )}
    </EndOrderDialog>
  );
}

interface SoldOutDishesProps {
  order: CancelledOrder;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Lets staff mark dishes as sold out until tomorrow. */
function SoldOutDishes({ order, ids, onChange }: SoldOutDishesProps) {
  return (
    <fieldset className="rounded-field bg-sunken px-3.5 pt-2.5 pb-1">
      <legend className="float-left w-full text-sm font-semibold">
        {texts.soldOutUntilTomorrow}
      </legend>
      {dishesOf(order).map(({ id, name }) => (
        <Checkbox
          key={id}
          className="clear-both"
          label={name}
          checked={ids.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ids, id] : ids.filter((otherId) => otherId !== id))
          }
        />
      ))}
    </fieldset>
  );
}
