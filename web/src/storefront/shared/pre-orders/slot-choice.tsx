import type { SlotRoom } from '@thali/shared/pre-orders/list-slots.contract';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { shownTimes } from '@thali/shared/wait/shown-minutes';
import type { SlotTimes } from '@thali/shared/wait/slot-times.contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/data/use-api.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { chipClass } from '../../../lib/ui/chip.tsx';
import { accuracyText, rangeText } from '../../../orders/status/range-text.ts';
import * as texts from '../storefront-texts.ts';
import { chooseSlot, type PreOrder, usePreOrder } from './pre-order-choice.ts';
import WhenChoice from './when-choice.tsx';

/** The number of slots in view at first. */
const slotsInView = 6;
const refetchMs = 20_000;

interface SlotChoiceProps {
  vendor: PublicVendor;
  /** The failure of an order. After a failure, the slots are read again. */
  failure: unknown;
  /** Runs with the chosen slot; 'missing' before a choice, undefined for an order for now. */
  onChange: (readyFor: string | 'missing' | undefined) => void;
}

/** The cart's question about the pickup time. Rule: pre-orders-7 */
export default function SlotChoice({ vendor, failure, onChange }: SlotChoiceProps) {
  const now = useNow();
  const preOrder = usePreOrder(vendor, now);
  const readyFor = preOrder && (preOrder.isOver ? 'missing' : (preOrder.startsAt ?? 'missing'));
  useEffect(() => onChange(readyFor), [readyFor, onChange]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-semibold">{texts.when}</p>
      <WhenChoice vendor={vendor} />
      {preOrder && !preOrder.isOver && (
        <Slots vendorId={vendor.id} preOrder={preOrder} failure={failure} />
      )}
    </div>
  );
}

interface SlotsProps extends Pick<SlotChoiceProps, 'failure'> {
  vendorId: string;
  preOrder: PreOrder;
}

function Slots({ vendorId, preOrder: { slots, startsAt }, failure }: SlotsProps) {
  const { meal, date, starts } = slots;
  const request = { params: { vendorId }, query: { date } };
  const { data, refetch } = useApi('GET /vendors/{vendorId}/slots', request, {
    refetchInterval: refetchMs,
  });
  useEffect(() => {
    if (failure) void refetch();
  }, [failure, refetch]);
  const [isAll, setAll] = useState(false);
  const offeredSlots = data?.meals.find(({ id }) => id === meal.id)?.slots;
  const roomOf = (start: string) =>
    offeredSlots
      ? (offeredSlots.find((candidate) => candidate.startsAt === start)?.room ?? 'full')
      : 'free';
  const first = starts.slice(0, slotsInView);
  const isChosenLater = startsAt !== undefined && !first.includes(startsAt);
  const visibleStarts = isAll || isChosenLater ? starts : first;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{texts.pickupTime}</legend>
      <div className="grid grid-cols-3 gap-2 xl:grid-cols-2">
        {visibleStarts.map((start) => (
          <SlotChip
            key={start}
            startsAt={start}
            room={roomOf(start)}
            isSelected={start === startsAt}
          />
        ))}
      </div>
      {startsAt && data?.ready && <SlotRange startsAt={startsAt} times={data.ready} />}
      {visibleStarts.length < starts.length && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          {texts.laterTimes}
        </Button>
      )}
    </fieldset>
  );
}

/** Says how long after the start of a slot its orders are ready. Rule: wait-6 */
function SlotRange({ startsAt, times }: { startsAt: string; times: SlotTimes }) {
  const { fromMinutes, toMinutes, rightOfTen } = times;
  const range = shownTimes([fromMinutes, toMinutes], Date.parse(startsAt));
  return (
    <p className="text-sm text-ink-soft" aria-live="polite">
      <span className="font-semibold text-ink tabular-nums">{rangeText(range)}</span>
      <br />
      {accuracyText(rightOfTen)}
    </p>
  );
}

interface SlotChipProps {
  startsAt: string;
  room: SlotRoom;
  isSelected: boolean;
}

function SlotChip({ startsAt, room, isSelected }: SlotChipProps) {
  const isFull = room === 'full' && !isSelected;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      disabled={isFull}
      onClick={() => chooseSlot(startsAt)}
      className={`${chipClass(isSelected)} justify-center px-2! disabled:bg-sunken`}
    >
      <span className="money">{clockAt(startsAt)}</span>
      {room !== 'free' && (
        <span className={`text-xs font-semibold ${isSelected || isFull ? '' : 'text-accent-ink'}`}>
          {room === 'few' ? texts.fewLeft : texts.full}
        </span>
      )}
    </button>
  );
}
