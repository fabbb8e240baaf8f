import { canChoose } from '@thali/shared/menu/choices';
import type { Choice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Pencil, Trash2 } from 'lucide-react';
import { AddedPrice } from '../../../lib/ui/added-price.tsx';
import { Badge } from '../../../lib/ui/badge.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { StartTask } from '../parts/menu-dialogs.tsx';
import { PortionsBadge, SetPortions } from '../parts/portions.tsx';
import { groupForGuests } from './group-for-guests.ts';
import { choiceRuleText, dishNames } from './group-texts.ts';
import type { PendingChoices } from './use-switch-choice.ts';

export interface GroupActions {
  pending: PendingChoices;
  onSwitch: (group: OptionGroup, choice: Choice, isAvailable: boolean) => void;
  onStart: StartTask;
}

interface GroupCardProps extends GroupActions {
  group: OptionGroup;
  /** The names of the dishes that use the group. */
  dishes: readonly string[];
}

/** An option group with a switch for each choice. */
export function GroupCard({ group, dishes, pending, onSwitch, onStart }: GroupCardProps) {
  const headingId = `options-${group.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col rounded-card border border-line bg-surface shadow-low"
    >
      <div className="flex items-start gap-1 py-2 pr-1.5 pl-4">
        <div className="min-w-0 grow pt-1.5">
          <h4 id={headingId} className="leading-6 font-bold wrap-anywhere">
            {group.name}
          </h4>
          <p className="text-sm text-ink-soft">{choiceRuleText(group)}</p>
        </div>
        <IconButton
          label={`Edit ${group.name}`}
          icon={<Pencil size={18} />}
          onClick={() => onStart({ kind: 'edit-group', group })}
        />
        <IconButton
          label={`Delete ${group.name}`}
          icon={<Trash2 size={18} />}
          onClick={() => onStart({ kind: 'delete-group', group })}
        />
      </div>
      <ul aria-label={`Choices of ${group.name}`} className="grow border-t border-line px-4 py-1">
        {group.choices.map((choice) => (
          <li key={choice.id} className="text-sm">
            {choice.quantity === 0 ? (
              <div className="flex min-h-11 items-center justify-between gap-2 font-semibold">
                <ChoiceLabel choice={choice} />
                <SetPortions
                  name={choice.name}
                  onSet={() => onStart({ kind: 'edit-group', group })}
                  className="-mr-3.5 shrink-0"
                />
              </div>
            ) : (
              <Switch
                label={<ChoiceLabel choice={choice} />}
                isOn={choice.isAvailable && !choice.soldOutToday}
                isBusy={pending.has(group.id + choice.id)}
                onChange={(isAvailable) => onSwitch(group, choice, isAvailable)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-4 py-2.5 text-sm text-ink-soft">
        {dishes.length === 0 ? 'No dish has it yet' : `On ${dishNames(dishes)}`}
        {!canChoose([groupForGuests(group)]) && (
          <p className="mt-1 font-semibold text-chilli">
            Too little is available: dishes with it can’t be ordered now.
          </p>
        )}
      </div>
    </article>
  );
}

function ChoiceLabel({ choice }: { choice: Choice }) {
  const { name, price, quantity, isAvailable, isDefault, soldOutToday } = choice;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere">{name}</span>
      <AddedPrice paise={toPaise(price)} />
      {isDefault && <Badge>Preselected</Badge>}
      <PortionsBadge portions={quantity} />
      {!isAvailable && quantity !== 0 && <Badge tone="chilli">Sold out</Badge>}
      {isAvailable && soldOutToday && quantity !== 0 && (
        <Badge tone="chilli">Sold out today, back tomorrow</Badge>
      )}
    </span>
  );
}
