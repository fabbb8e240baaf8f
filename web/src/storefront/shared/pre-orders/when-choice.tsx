import { dayWord } from '@thali/shared/pre-orders/pre-order-texts';
import type { MealSlots } from '@thali/shared/pre-orders/slots';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { useNow } from '../../../lib/time/use-now.ts';
import { Chip } from '../../../lib/ui/chip.tsx';
import * as slotTexts from '../../../orders/display/slot-texts.ts';
import * as texts from '../storefront-texts.ts';
import { useChipInView } from '../use-chip-in-view.ts';
import { chooseMeal, offeredMeals, type PreOrder, usePreOrder } from './pre-order-choice.ts';

/** 'Now · Lunch today · Lunch tomorrow', with the time left to order. Rule: pre-orders-2, pre-orders-7 */
export default function WhenChoice({ vendor }: { vendor: PublicVendor }) {
  const now = useNow();
  const preOrder = usePreOrder(vendor, now);
  const meals = offeredMeals(vendor, now);
  const { open, over } = meals;
  const note = noteOf(preOrder, meals, now);
  const chosenSlots = preOrder?.slots;
  const strip = useChipInView<HTMLDivElement>(
    chosenSlots && chosenSlots.date + chosenSlots.meal.id,
  );
  const isChosen = ({ meal, date }: MealSlots) =>
    chosenSlots?.meal.id === meal.id && chosenSlots.date === date;
  if (open.length === 0 && over.length === 0 && !preOrder) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="sr-only">{texts.whenWanted}</legend>
      <div ref={strip} className="strip relative gap-2">
        <Chip isSelected={!preOrder} onClick={() => chooseMeal(vendor.id, undefined)}>
          {texts.now}
        </Chip>
        {(preOrder?.isOver && chosenSlots ? [chosenSlots, ...open] : open).map((meal) => (
          <Chip
            key={`${meal.date} ${meal.meal.id}`}
            isSelected={isChosen(meal)}
            onClick={() => chooseMeal(vendor.id, meal)}
          >
            {meal.meal.name} {slotTexts.dayNamed(meal.date, now)}
          </Chip>
        ))}
      </div>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </fieldset>
  );
}

/** The time left for the chosen meal, or else for today's next meal. After the cutoff, names the next date. */
function noteOf(
  preOrder: PreOrder | undefined,
  { open, over }: ReturnType<typeof offeredMeals>,
  now: Date,
): string | undefined {
  const chosenSlots = preOrder?.slots;
  const isToday = ({ date }: MealSlots) => dayWord(date, now) === 'today';
  const closedMeal = chosenSlots
    ? preOrder.isOver && chosenSlots
    : !open.some(isToday) && over.find(isToday);
  if (closedMeal) {
    const mealToCome = open.find(
      ({ meal, date }) => meal.id === closedMeal.meal.id && date > closedMeal.date,
    );
    return slotTexts.orderingOver(closedMeal.meal.name, mealToCome?.date, now);
  }
  const shownMeal = chosenSlots ?? open.find(isToday);
  return shownMeal && slotTexts.orderBy(shownMeal.meal.name, shownMeal, now);
}
