import { useQuery } from '@tanstack/react-query';
import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { storefrontQuery } from '../../../lib/storefront/storefront-query.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { otherDishes } from '../other-dishes.ts';

/** Hunger goes on after a cancelled order: some dishes that the mess has now, each a way to its menu. */
export default function OtherDishes({ order }: { order: Order }) {
  const { data } = useQuery(storefrontQuery(order.subdomain));
  const now = useNow();
  const dishes = data ? otherDishes(order, data, now) : [];
  if (dishes.length === 0) return null;
  return (
    <Card className="p-5">
      <section aria-labelledby="other-dishes">
        <h2 id="other-dishes" className="mb-2 font-display text-lg font-bold">
          {order.vendorName} has these now
        </h2>
        <ul className="-mx-2 flex flex-col">
          {dishes.map((dish) => (
            <li key={dish.id}>
              <Link
                href={`/menu/${order.subdomain}?dish=${dish.id}`}
                className="flex min-h-14 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
              >
                <DishPicture
                  name={dish.name}
                  image={dish.image}
                  className="size-12 shrink-0 rounded-field"
                />
                <VegMark isVegetarian={dish.isVegetarian} />
                <span className="min-w-0 grow font-semibold">{dish.name}</span>
                <Money paise={toPaise(dish.price)} className="font-bold" />
                <ChevronRight size={18} className="shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
