import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { DishPrice } from '../../../lib/ui/dish-price.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { type Mess, messLinks } from '../mess.ts';
import { SiteSection } from './site-section.tsx';

/** A few dishes with their prices, and a link to the menu. */
export function MessDishes({ mess, dishes }: { mess: Mess; dishes: MenuItem[] }) {
  const isPending = mess.storefront?.vendor.status === 'pending';
  const lead =
    dishes.length > 0
      ? 'A few dishes you can order now.'
      : isPending
        ? 'Coming soon: we are still writing the menu.'
        : 'What the kitchen has today is on the menu.';
  return (
    <SiteSection id="menu" title="From our menu" lead={lead}>
      {dishes.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {dishes.map((dish) => (
            <DishCard key={dish.id} dish={dish} href={messLinks(mess.subdomain).menu} />
          ))}
        </ul>
      )}
      {!isPending && (
        <p className={dishes.length > 0 ? 'mt-8' : ''}>
          <a
            href={messLinks(mess.subdomain).menu}
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            {dishes.length > 0 ? `All ${countOf(mess)} on the menu` : 'Open the menu'}
            <ArrowRight size={20} />
          </a>
        </p>
      )}
    </SiteSection>
  );
}

function countOf({ storefront }: Mess): string {
  const count = storefront?.menuItems.filter(isOrderable).length ?? 0;
  return count === 1 ? 'one dish' : `${count} dishes`;
}

function DishCard({ dish, href }: { dish: MenuItem; href: string }) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low transition-shadow hover:shadow-mid">
      <div className="overflow-hidden">
        <DishPicture
          image={dish.image}
          sizes="(min-width: 40rem) 20rem, 45vw"
          className="aspect-4/3 w-full transition-transform duration-500 ease-out group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <h3 className="flex items-start gap-2 font-semibold leading-snug sm:text-lg">
          <VegMark isVegetarian={dish.isVegetarian} className="mt-0.5 size-4 sm:mt-1" />
          <a href={href} className="min-w-0 after:absolute after:inset-0">
            {dish.name}
          </a>
        </h3>
        {dish.description && (
          <p className="line-clamp-2 text-xs text-ink-faint sm:text-sm">{dish.description}</p>
        )}
        <DishPrice dish={dish} className="mt-auto pt-1.5 text-lg font-bold" />
      </div>
    </li>
  );
}
