import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { ReactNode } from 'react';
import { MenuItemCard } from './parts/menu-item-card.tsx';

/** What a card shows beside the dish itself, and what it can do. */
export interface CardLink {
  quantityOf: (menuItemId: string) => number;
  onQuantity: (item: MenuItem, quantity: number) => void;
  /** Shows all of a dish, and what can be chosen for it. */
  onOpen: (menuItemId: string) => void;
  isFavorite: (menuItemId: string) => boolean;
  /** Those that sell best today. */
  popularIds: readonly string[];
  onFavorite: (menuItemId: string) => void;
  /** Nothing can be put into the cart. */
  isReadOnly: boolean;
}

interface MenuGridProps {
  link: CardLink;
  items: readonly MenuItem[];
  /** Marks in a text what was searched for. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** The first on the screen: its pictures load at once. */
  isFirst: boolean;
  /** On phones one beneath the other, with the whole text. */
  isList?: boolean;
}

export function MenuGrid({ items, mark, isFirst, isList, link }: MenuGridProps) {
  return (
    <ul data-list={isList || undefined} className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.id} className="grid">
          <MenuItemCard
            item={item}
            mark={mark}
            quantity={link.quantityOf(item.id)}
            onQuantity={link.onQuantity}
            onOpen={link.onOpen}
            isFavorite={link.isFavorite(item.id)}
            onFavorite={link.onFavorite}
            isPopular={link.popularIds.includes(item.id)}
            isReadOnly={link.isReadOnly}
            isEager={isFirst && index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
