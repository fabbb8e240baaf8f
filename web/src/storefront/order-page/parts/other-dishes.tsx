import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { openState } from '@thali/shared/vendors/business-hours';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useStorefront } from '../../../lib/storefront/use-storefront.ts';
import * as names from '../../../lib/texts/dish-name-texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { DishPrice } from '../../../lib/ui/dish-price.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import * as texts from '../order-page-texts.ts';

/** After a cancellation, suggests available dishes with links to the menu. */
export default function OtherDishes({ order }: { order: Order }) {
  const { data } = useStorefront(order.subdomain);
  const now = useNow();
  const dishes = data ? otherDishes(order, data, now) : [];
  if (dishes.length === 0) return null;
  return (
    <Card className="p-5">
      <section aria-labelledby="other-dishes">
        <h2 id="other-dishes" className="mb-2 font-display text-lg font-bold">
          {texts.hasTheseNow(order.vendorName)}
        </h2>
        <ul className="-mx-2 flex flex-col">
          {dishes.map((dish) => (
            <li key={dish.id}>
              <Link
                href={`/menu/${order.subdomain}?dish=${dish.id}`}
                className="flex min-h-14 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
              >
                <DishPicture image={dish.image} className="size-12 shrink-0 rounded-field" />
                <VegMark isVegetarian={dish.isVegetarian} />
                <span className="min-w-0 grow font-semibold">
                  {names.firstName(dish.name, dish.nameLocal)}
                </span>
                <DishPrice dish={dish} className="font-bold" />
                <ChevronRight size={18} className="shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

const maxDishes = 3;

/**
 * Dishes to suggest after an order was cancelled as sold out: first the same categories, then best sellers. Empty after
 * other reasons, and if the mess is not taking orders. Rule: orders-41
 */
export function otherDishes(
  { items, cancelReason }: Pick<Order, 'items' | 'cancelReason'>,
  { vendor, menuItems, popularItemIds }: Storefront,
  now: Date,
): MenuItem[] {
  if (cancelReason !== 'sold_out') return [];
  if (vendor.status !== 'active' || !openState(vendor.settings, now).isOpen) return [];
  const orderedIds = new Set(items.map(({ menuItemId }) => menuItemId));
  const ordered = menuItems.filter(({ id }) => orderedIds.has(id));
  // After a vegetarian order, offers only vegetarian dishes.
  const eatsMeat = items.some(({ menuItem }) => !menuItem.isVegetarian);
  const scoreOf = (dish: MenuItem) =>
    (ordered.some(({ categoryId }) => categoryId === dish.categoryId) ? 2 : 0) +
    (popularItemIds.includes(dish.id) ? 1 : 0);
  return menuItems
    .filter((dish) => isOrderable(dish) && !dish.servedNote && !orderedIds.has(dish.id))
    .filter((dish) => dish.isVegetarian || eatsMeat)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, maxDishes);
}
