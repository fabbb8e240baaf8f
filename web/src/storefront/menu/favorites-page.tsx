import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { Heart } from 'lucide-react';
import * as names from '../../lib/texts/dish-name-texts.ts';
import { Button } from '../../lib/ui/button.tsx';
import { EmptyTab } from '../shared/empty-tab.tsx';
import { type DishCardContext, eagerDishes, MenuGrid } from './menu-grid.tsx';
import * as texts from './menu-texts.ts';

interface FavoritesPageProps {
  title?: string;
  menuItems: readonly MenuItem[];
  card: DishCardContext;
  onBrowse: () => void;
}

/** Rule: storefront-13 */
export function FavoritesPage({
  title = texts.favorites,
  menuItems,
  card,
  onBrowse,
}: FavoritesPageProps) {
  const dishes = favoriteDishes(menuItems, card.isFavorite);
  return (
    <>
      <h1 className="mb-4 font-display text-2xl font-bold">{title}</h1>
      {dishes.length > 0 ? (
        <section aria-labelledby="favorite-dishes">
          <h2 id="favorite-dishes" className="sr-only">
            {texts.yourFavouriteDishes}
          </h2>
          <MenuGrid items={dishes} eagerCount={eagerDishes} card={{ ...card, Unavailable }} />
        </section>
      ) : (
        <EmptyTab
          title={texts.noFavorites}
          description={
            <>
              {texts.tapHeartBefore}
              <Heart size={17} className="inline" />
              {texts.tapHeartAfter}
            </>
          }
          onBrowse={onBrowse}
        />
      )}
    </>
  );
}

/** A press shows a toast that names the dish. */
function Unavailable({ item, onPress }: { item: MenuItem; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      isFullWidth
      aria-disabled
      aria-label={texts.unavailableDish(names.firstName(item.name, item.nameLocal))}
      className="cursor-not-allowed! opacity-55"
      onClick={onPress}
    >
      {texts.unavailable}
    </Button>
  );
}

/**
 * The favourite dishes on the menu, available dishes first. A deleted dish stays a favourite and appears again when it
 * is back on the menu.
 */
export function favoriteDishes(
  menuItems: readonly MenuItem[],
  isFavorite: (menuItemId: string) => boolean,
): MenuItem[] {
  const favorites = menuItems.filter(({ id }) => isFavorite(id));
  return [
    ...favorites.filter((item) => isOrderable(item)),
    ...favorites.filter((item) => !isOrderable(item)),
  ];
}
