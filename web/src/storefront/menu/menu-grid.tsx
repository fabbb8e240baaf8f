import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { ComponentType, ReactNode } from 'react';
import type { QuantityStepper } from '../../lib/ui/quantity-stepper.tsx';
import { MenuItemCard } from './parts/menu-item-card.tsx';

/** The data and the actions of the dish cards. */
export interface DishCardContext {
  quantityOf: (menuItemId: string) => number;
  /** Resolves after the cart has changed. */
  onQuantity: (item: MenuItem, quantity: number) => Promise<void>;
  /** Opens the sheet of a dish. */
  onOpen: (menuItemId: string) => void;
  isFavorite: (menuItemId: string) => boolean;
  /** The ids of today's best sellers. */
  popularIds: readonly string[];
  onFavorite: (menuItemId: string) => void;
  /** The button of a dish that is not available. Only favourites show such dishes. */
  Unavailable?: ComponentType<{ item: MenuItem; onPress: () => void }>;
  /** Whether dishes can't be added to the cart. */
  isReadOnly: boolean;
  /** Changes the quantity of a dish in the cart. Loads after the menu, so a card may still show 'Add to Cart'. */
  Stepper?: typeof QuantityStepper | undefined;
}

interface MenuGridProps {
  card: DishCardContext;
  items: readonly MenuItem[];
  /** Highlights the search words in a text. */
  highlight?: ((text: string) => ReactNode) | undefined;
  /** The number of pictures that load at once. */
  eagerCount: number;
  /** Whether phones show a list with full texts. */
  isList?: boolean;
}

/** The number of dishes in view at first. Their pictures load at once. */
export const eagerDishes = 4;

export const menuLayoutKey = 'thali.menu-layout';

/** Whether phones show a list with full texts. True unless the user chose the grid. */
export function readIsList(): boolean {
  try {
    return localStorage.getItem(menuLayoutKey) !== 'grid';
  } catch {
    return true;
  }
}

export function MenuGrid({ items, highlight, eagerCount, isList, card }: MenuGridProps) {
  return (
    <ul
      className={`grid gap-3 sm:gap-4 ${
        items.length === 1
          ? 'dish-rows'
          : `grid-cols-2 md:grid-cols-3 ${isList ? 'max-sm:dish-rows' : ''}`
      }`}
    >
      {items.map((item, index) => (
        <li key={item.id} className="grid">
          <MenuItemCard {...{ item, highlight, card }} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
