import { optionGroupsOf } from '@thali/shared/menu/choices';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { Button } from '../../../lib/ui/button.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { priceOf } from '../../shared/typed-figures.ts';
import type { ItemForm } from '../item-input.ts';
import { moveEntry } from '../parts/reorder-dialog.tsx';
import { ReorderList } from '../parts/reorder-list.tsx';
import { groupForGuests } from './group-for-guests.ts';
import { choiceRuleText } from './group-texts.ts';
import { GuestPreview } from './guest-preview.tsx';

interface GroupsFieldProps {
  form: UseFormReturn<ItemForm>;
  groups: readonly OptionGroup[];
  onNew: () => void;
}

/** The field for the option groups of a dish, with a preview for guests. */
export function GroupsField({ form, groups, onNew }: GroupsFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'optionGroupIds' });
  const chosenGroups = optionGroupsOf({ optionGroupIds: field.value }, groups);
  const ids = chosenGroups.map(({ id }) => id);
  const otherGroups = groups.filter(({ id }) => !ids.includes(id));
  const isFull = ids.length >= menuLimits.groupsOfDish;
  const error = fieldState.error?.message;
  const root = useRef<HTMLFieldSetElement>(null);
  useLostFocus(field.value, () => root.current?.querySelector<HTMLElement>('[data-new-group]'));

  return (
    <fieldset ref={root} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Options<span className="font-normal text-ink-faint"> (optional)</span>
      </legend>
      <ReorderList
        entries={chosenGroups.map((group) => ({
          id: group.id,
          name: group.name,
          note: `${choiceRuleText(group)}: ${group.choices.map(({ name }) => name).join(', ')}`,
        }))}
        onMove={(from, to) => field.onChange([...moveEntry(ids, from, to)])}
        onRemove={(removed) => field.onChange(ids.filter((id) => id !== removed))}
      />
      <div className="flex flex-wrap gap-2">
        {!isFull &&
          otherGroups.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              icon={<Plus size={18} />}
              aria-label={`Add options ${name}`}
              onClick={() => field.onChange([...ids, id])}
            >
              {name}
            </Button>
          ))}
        <Button
          data-new-group
          variant="quiet"
          size="small"
          icon={<Plus size={18} />}
          disabled={isFull}
          onClick={onNew}
        >
          New Option Group
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-sm text-chilli">
          {error}
        </p>
      )}
      {chosenGroups.length > 0 && <DishPreview form={form} groups={chosenGroups} />}
    </fieldset>
  );
}

function DishPreview({ form, groups }: Pick<GroupsFieldProps, 'form' | 'groups'>) {
  const [name, price] = useWatch({ control: form.control, name: ['name', 'price'] });
  return (
    <GuestPreview
      groups={groups.map(groupForGuests)}
      dish={{ name: name.trim(), price: priceOf(price) || 0 }}
    />
  );
}
