import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { MenuItemCard } from './menu-item-card.tsx';

export interface MenuCartLink {
  quantityOf: (menuItemId: string) => number;
  onQuantity: (item: MenuItem, quantity: number) => void;
}

interface MenuGridProps extends MenuCartLink {
  items: readonly MenuItem[];
  search: string;
  /** The first on the screen: its pictures load at once. */
  isFirst: boolean;
}

export function MenuGrid({ items, search, isFirst, quantityOf, onQuantity }: MenuGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.id} className="grid">
          <MenuItemCard
            item={item}
            search={search}
            quantity={quantityOf(item.id)}
            onQuantity={onQuantity}
            isEager={isFirst && index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
