import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { ListChecks, Plus } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { dishesWith } from '../menu-sections.ts';
import { type GroupActions, GroupCard } from './group-card.tsx';

interface OptionsBoardProps extends GroupActions {
  groups: readonly OptionGroup[];
  items: readonly MenuItem[];
}

/** The list of all option groups. */
export function OptionsBoard({ groups, items, ...actions }: OptionsBoardProps) {
  const add = (
    <Button
      data-add-item
      icon={<Plus size={20} />}
      onClick={() => actions.onStart({ kind: 'add-group' })}
    >
      New Option Group
    </Button>
  );
  if (groups.length === 0) {
    return (
      <EmptyState
        title="No options yet"
        description="Half or full, extra roti, any two sabzis: make a group of choices once, then add it to each dish that has it."
        picture={<ListChecks size={56} className="text-ink-faint" />}
        action={add}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-soft">
          Switch off what has run out. A change counts for every dish that has the group.
        </p>
        {add}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3 sm:gap-4">
        {groups.map((group) => (
          <GroupCard key={group.id} {...actions} group={group} dishes={dishesWith(items, group)} />
        ))}
      </div>
    </div>
  );
}
