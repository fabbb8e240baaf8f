import type { MenuItem } from '@thali/shared/menu/menu.contract';
import * as names from '../../../lib/texts/dish-name-texts.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { DishPrice } from '../../../lib/ui/dish-price.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import * as texts from '../dish-texts.ts';

/** Indexed by spice level. Index 0 names a spicy dish without a level. */
const spiceNames = [texts.spicy, texts.mildlySpicy, texts.spicy, texts.verySpicy];

interface DishHeadProps {
  dish: MenuItem;
  /** Makes the picture small, so that required choices are in view. */
  isSmall: boolean;
}

/** The picture of a dish, its price and its marks. */
export function DishHead({ dish, isSmall }: DishHeadProps) {
  return (
    <div className={isSmall ? 'flex items-center gap-4' : 'flex flex-col gap-3'}>
      {dish.image && (
        <DishPicture
          image={dish.image}
          isEager
          className={isSmall ? 'size-24 shrink-0 rounded-card' : 'aspect-[4/3] w-full rounded-card'}
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        {dish.nameLocal && (
          <p className="text-lg wrap-anywhere text-ink-soft">
            {names.secondName(dish.name, dish.nameLocal)}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold">
          <DishPrice dish={dish} className="mr-auto text-xl font-bold" />
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="contents">
              <VegMark isVegetarian={dish.isVegetarian} />
            </span>
            {dish.isVegetarian ? texts.veg : texts.nonVeg}
            {dish.tags?.includes('egg') && texts.withEgg}
          </span>
          {dish.isSpicy && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="contents">
                <SpicyMark level={dish.spiceLevel} />
              </span>
              {spiceNames[dish.spiceLevel ?? 0]}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** The kitchen's facts about the dish. */
export function DishFacts({ dish }: { dish: MenuItem }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {dish.contents && (
        <ul
          aria-label={texts.comesWith}
          className="grid list-disc grid-cols-2 gap-x-6 gap-y-1 pl-5 font-semibold marker:text-accent-ink"
        >
          {dish.contents.split(', ').map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {dish.description && <p className="wrap-anywhere">{dish.description}</p>}
      {dish.tags && (
        <ul aria-label={texts.dietAndAllergens} className="flex flex-wrap gap-1.5">
          {dish.tags.map((tag) => (
            <li key={tag}>
              <Badge>{texts.tagNames[tag]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {dish.nutritionalInfo && (
        <p className="text-sm wrap-anywhere text-ink-soft">{dish.nutritionalInfo}</p>
      )}
    </div>
  );
}
