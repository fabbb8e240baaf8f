import { optionGroupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { PendingAvailability } from '../use-availability.ts';
import { ItemRow } from './item-row.tsx';
import type { StartTask } from './menu-dialogs.tsx';
import type { SavePrice } from './price-cell.tsx';

export interface ItemListProps {
  items: readonly MenuItem[];
  groups: readonly OptionGroup[];
  pending: PendingAvailability;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
  onSellOut: (item: MenuItem) => void;
  onPrice: SavePrice;
  onStart: StartTask;
}

export function ItemList({ items, groups, pending, ...actions }: ItemListProps) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
      {items.map((item) => (
        <ItemRow
          key={item.id}
          {...actions}
          item={item}
          options={optionGroupsOf(item, groups)
            .map(({ name }) => name)
            .join(', ')}
          isSwitching={pending.has(item.id)}
        />
      ))}
    </div>
  );
}
