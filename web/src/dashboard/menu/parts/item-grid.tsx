import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { PendingAvailability } from '../use-availability.ts';
import { ItemCard } from './item-card.tsx';
import type { StartTask } from './menu-dialogs.tsx';

export interface ItemGridProps {
  items: readonly MenuItem[];
  pending: PendingAvailability;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
  onSellOut: (item: MenuItem) => void;
  onStart: StartTask;
}

export function ItemGrid({ items, pending, onSwitch, onSellOut, onStart }: ItemGridProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3 sm:gap-4">
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          isSwitching={pending.has(item.id)}
          onSwitch={onSwitch}
          onSellOut={onSellOut}
          onStart={onStart}
        />
      ))}
    </div>
  );
}
