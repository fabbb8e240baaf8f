import { allGroupsOf, type ChosenOption, choiceProblem } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { useState } from 'react';
import { ChoiceGroup } from '../../../lib/choices/choice-group.tsx';
import { availableChoices, hintOf, toggleChoice } from '../../../lib/choices/chosen-options.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { dishNamed } from '../../../orders/display/dish-name.ts';
import * as texts from '../counter-texts.ts';

interface ChooseDialogProps {
  dish: MenuItem;
  groups: readonly OptionGroup[];
  onAdd: (chosen: readonly ChosenOption[]) => void;
  onClose: () => void;
}

/** Asks for the size and the options of a dish. */
export function ChooseDialog({ dish, groups: allGroups, onAdd, onClose }: ChooseDialogProps) {
  const groups = allGroupsOf(dish, allGroups);
  const [chosenOptions, setChosenOptions] = useState<readonly ChosenOption[]>(() =>
    availableChoices(groups),
  );
  const [wasTried, setTried] = useState(false);
  const problem = choiceProblem(groups, chosenOptions);

  function add() {
    if (problem) setTried(true);
    else onAdd(chosenOptions);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={dishNamed(dish)}
      footer={
        <Button size="large" isFullWidth onClick={add}>
          {texts.add}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <ChoiceGroup
            key={group.id}
            group={group}
            basePaise={group.id === dish.id ? toPaise(dish.price) : undefined}
            chosen={chosenOptions}
            onToggle={(choiceId) => setChosenOptions(toggleChoice(chosenOptions, group, choiceId))}
            error={
              wasTried && problem && 'group' in problem && problem.group.id === group.id
                ? hintOf(group)
                : undefined
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
