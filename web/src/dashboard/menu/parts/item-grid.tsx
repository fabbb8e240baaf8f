import { optionGroupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { PendingAvailability } from '../use-availability.ts';
import { ItemCard } from './item-card.tsx';
import type { StartTask } from './menu-dialogs.tsx';

export interface ItemGridProps {
  items: readonly MenuItem[];
  groups: readonly OptionGroup[];
  pending: PendingAvailability;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
  onSellOut: (item: MenuItem) => void;
  onStart: StartTask;
}

export function ItemGrid(props: ItemGridProps) {
  const { items, groups, pending, onSwitch, onSellOut, onStart } = props;
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3 sm:gap-4">
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          options={optionGroupsOf(item, groups)
            .map(({ name }) => name)
            .join(', ')}
          isSwitching={pending.has(item.id)}
          onSwitch={onSwitch}
          onSellOut={onSellOut}
          onStart={onStart}
        />
      ))}
    </div>
  );
}
