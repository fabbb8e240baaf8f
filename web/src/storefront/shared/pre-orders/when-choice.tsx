import { dayWord, orderByText, orderingOverText } from '@thali/shared/pre-orders/pre-order-texts';
import type { MealSlots } from '@thali/shared/pre-orders/slots';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { useNow } from '../../../lib/time/use-now.ts';
import { Chip } from '../../../lib/ui/chip.tsx';
import { chooseMeal, offeredMeals, usePreOrder } from './pre-order-choice.ts';

/** 'Now · Lunch today · Lunch tomorrow', with the time left to order. Rule: pre-orders-2, pre-orders-7 */
export default function WhenChoice({ vendor }: { vendor: PublicVendor }) {
  const now = useNow();
  const preOrder = usePreOrder(vendor, now);
  const { open, over } = offeredMeals(vendor, now);
  const chosen = preOrder?.slots;
  const isChosen = ({ meal, date }: MealSlots) =>
    chosen?.meal.id === meal.id && chosen.date === date;
  if (open.length === 0 && over.length === 0 && !preOrder) return null;
  return (
    <section aria-label="When do you want it?" className="flex flex-col gap-1.5">
      <div className="strip gap-2">
        <Chip isSelected={!preOrder} onClick={() => chooseMeal(vendor.id, undefined)}>
          Now
        </Chip>
        {(preOrder?.isOver && chosen ? [chosen, ...open] : open).map((one) => (
          <Chip
            key={`${one.date} ${one.meal.id}`}
            isSelected={isChosen(one)}
            onClick={() => chooseMeal(vendor.id, one)}
          >
            {one.meal.name} {dayWord(one.date, now)}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {noteOf(chosen ? [chosen] : open, preOrder?.isOver && chosen ? [chosen] : over, open, now)}
      </p>
    </section>
  );
}

/** The time left for the next meal; after its cutoff, the next date. */
function noteOf(
  meals: readonly MealSlots[],
  over: readonly MealSlots[],
  open: readonly MealSlots[],
  now: Date,
): string | undefined {
  const [closed] = over;
  if (closed) {
    const next = open.find(({ meal, date }) => meal.id === closed.meal.id && date > closed.date);
    return orderingOverText(closed.meal.name, next?.date, now);
  }
  const [first] = meals;
  return first && orderByText(first.meal.name, first, now);
}
