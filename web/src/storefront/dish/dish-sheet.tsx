import {
  type ChosenOption,
  choiceProblem,
  portionPaise,
  resolveChoices,
} from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '../../lib/choices/choice-group.tsx';
import { availableChoices, hintOf, toggleChoice } from '../../lib/choices/chosen-options.ts';
import * as names from '../../lib/texts/dish-name-texts.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Money } from '../../lib/ui/money.tsx';
import { QuantityStepper } from '../../lib/ui/quantity-stepper.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import * as texts from './dish-texts.ts';
import { DishFacts, DishHead } from './parts/dish-facts.tsx';

/** The guest's selection for a dish: quantity, choices and cooking request. */
export interface DishSelection {
  quantity: number;
  chosen: readonly ChosenOption[];
  note: string;
}

interface DishSheetProps {
  dish: MenuItem;
  groups: readonly OptionGroup[];
  /** The selection of the cart line to change. Absent when the sheet adds the dish. */
  changes?: DishSelection | undefined;
  /** The dish's latest cart line, which one press can repeat. */
  lastLine?: LastLine | undefined;
  /** The reason why the dish can't be ordered. */
  unavailable?: string | undefined;
  maxQuantityOf: (selection: DishSelection) => number;
  onDone: (selection: DishSelection) => void;
  onClose: () => void;
}

/** Shows a dish with its choices and the price. Rule: storefront-19, storefront-20 */
export function DishSheet(props: DishSheetProps) {
  const { dish, groups, changes, lastLine, unavailable, onDone, onClose } = props;
  const [pickedOptions, setPicked] = useState(changes?.chosen);
  const [note, setNote] = useState(changes?.note ?? '');
  const [count, setCount] = useState(changes?.quantity ?? 1);
  const [tries, setTries] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const isChoiceRequired = groups.some(({ minChoices }) => minChoices > 0);
  // A choice may sell out while the sheet is open.
  const chosen = availableChoices(groups, pickedOptions);
  const selection = { chosen, note: note.trim(), quantity: count };
  const maxQuantity = props.maxQuantityOf(selection);
  const quantity = Math.max(0, Math.min(count, maxQuantity));

  useEffect(() => {
    if (tries === 0) return;
    const first = body.current?.querySelector<HTMLElement>('[data-invalid] input:enabled');
    first?.focus();
    first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  }, [tries]);

  function finish() {
    if (quantity > 0 && choiceProblem(groups, chosen)) setTries(tries + 1);
    else onDone({ ...selection, quantity });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={names.firstName(dish.name, dish.nameLocal)}
      footer={
        unavailable === undefined && (
          <SheetFooter
            name={names.firstName(dish.name, dish.nameLocal)}
            quantity={quantity}
            maxQuantity={maxQuantity}
            isChange={changes !== undefined}
            portionPaise={portionPaise(toPaise(dish.price), resolveChoices(groups, chosen))}
            onQuantity={setCount}
            onDone={finish}
          />
        )
      }
    >
      <div ref={body} className="@container flex flex-col gap-4 pb-2">
        {lastLine && <RepeatLast {...lastLine} />}
        <DishHead dish={dish} isSmall={isChoiceRequired} />
        {!isChoiceRequired && <DishFacts dish={dish} />}
        {unavailable && <p className="font-semibold text-chilli">{unavailable}</p>}
        {groups.map((group) => (
          <ChoiceGroup
            key={group.id}
            {...{ group, chosen }}
            basePaise={group.id === dish.id ? toPaise(dish.price) : undefined}
            onToggle={(choiceId) => setPicked(toggleChoice(chosen, group, choiceId))}
            error={tries > 0 ? errorOf(group, chosen) : undefined}
          />
        ))}
        {isChoiceRequired && <DishFacts dish={dish} />}
        {unavailable === undefined && (
          <TextArea
            label={texts.cookingRequest}
            isOptional
            rows={2}
            maxLength={200}
            placeholder={texts.requestExample}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}

function errorOf(group: OptionGroup, chosen: readonly ChosenOption[]): string | undefined {
  const chosenOfGroup = chosen.filter(({ groupId }) => groupId === group.id);
  return choiceProblem([group], chosenOfGroup) && `Please ${hintOf(group).toLowerCase()}`;
}

interface LastLine {
  /** The choices and the cooking request. */
  text: string;
  portionPaise: number;
  onRepeat: () => void;
}

/** Adds another portion with the same choices. */
function RepeatLast({ text, portionPaise, onRepeat }: LastLine) {
  return (
    <section
      aria-label={texts.inCart}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-accent-soft p-3.5"
    >
      <p className="min-w-32 grow basis-0 text-sm wrap-anywhere">
        <span className="block font-semibold">{texts.inCart}</span>
        {text}
      </p>
      <Button variant="secondary" size="small" onClick={onRepeat} data-autofocus>
        {texts.repeatLast}
        <Money paise={portionPaise} isShort />
      </Button>
    </section>
  );
}

interface SheetFooterProps {
  name: string;
  quantity: number;
  maxQuantity: number;
  /** Whether the sheet changes a line of the cart. Quantity 0 removes the line. */
  isChange: boolean;
  portionPaise: number;
  onQuantity: (quantity: number) => void;
  onDone: () => void;
}

function SheetFooter(props: SheetFooterProps) {
  const { name, quantity, maxQuantity, isChange, portionPaise, onQuantity, onDone } = props;
  if (maxQuantity < 1 && !isChange) {
    return <p className="py-2.5 text-center font-semibold">{texts.allInCart}</p>;
  }
  return (
    <div className="flex items-center gap-3">
      <QuantityStepper
        name={name}
        quantity={quantity}
        min={isChange ? 0 : 1}
        max={maxQuantity}
        onChange={onQuantity}
        className="w-29 shrink-0"
      />
      <Button className="min-w-0 grow px-3! whitespace-nowrap" onClick={onDone}>
        {quantity > 0 ? (
          <span>
            {texts.doneFor(isChange, quantity)}
            <Money paise={portionPaise * quantity} isShort />
          </span>
        ) : (
          texts.remove
        )}
      </Button>
    </div>
  );
}
