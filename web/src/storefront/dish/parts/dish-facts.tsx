import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';

/** What the kitchen says of a dish, in full. */
export function DishFacts({ dish }: { dish: MenuItem }) {
  return (
    <div className="flex flex-col gap-3">
      <DishPicture
        name={dish.name}
        image={dish.image}
        isEager
        className="aspect-[4/3] w-full rounded-card"
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold">
        <Money paise={toPaise(dish.price)} isShort className="mr-auto text-xl font-bold" />
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="contents">
            <VegMark isVegetarian={dish.isVegetarian} />
          </span>
          {dish.isVegetarian ? 'Veg' : 'Non-Veg'}
        </span>
        {dish.isSpicy && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="contents">
              <SpicyMark />
            </span>
            Spicy
          </span>
        )}
      </p>
      {dish.description && <p className="wrap-anywhere">{dish.description}</p>}
      {dish.nutritionalInfo && (
        <p className="text-sm wrap-anywhere text-ink-soft">{dish.nutritionalInfo}</p>
      )}
    </div>
  );
}
