import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { Heart } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import * as names from '../../../lib/texts/dish-name-texts.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { DishPrices } from '../../../lib/ui/dish-prices.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import * as valueTexts from '../../shared/value-texts.ts';
import type { DishCardContext } from '../menu-grid.tsx';
import * as texts from '../menu-texts.ts';
import { AddToCart } from './add-to-cart.tsx';

interface MenuItemCardProps {
  item: MenuItem;
  highlight: ((text: string) => ReactNode) | undefined;
  card: DishCardContext;
  isEager: boolean;
}

/** A card shows the number of portions left if fewer than this are left. */
const fewPortions = 10;

/** Memoised, so that new dishes in the list do not render the old cards again. */
export const MenuItemCard = memo(function MenuItemCard(props: MenuItemCardProps) {
  const { item, highlight = (text) => text, card, isEager } = props;
  const quantity = card.quantityOf(item.id);
  const text = item.contents?.replaceAll(', ', ' · ') ?? item.description;
  const sheet = `?dish=${item.id}`;
  function openSheet(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    card.onOpen(item.id);
  }
  return (
    <article
      aria-label={names.firstName(item.name, item.nameLocal)}
      className={`dish ${item.image ? '' : 'dish-plain '}rounded-card border border-line bg-surface shadow-low transition-shadow hover:shadow-mid`}
    >
      <div className="dish-text min-w-0 grow p-3 pt-5 sm:p-4 sm:pt-5">
        <div className="dish-name leading-snug font-semibold sm:text-lg">
          <VegMark isVegetarian={item.isVegetarian} className="size-4" />
          {item.isSpicy && <SpicyMark level={item.spiceLevel} />}
          <h3 className="inline">
            <a href={sheet} onClick={openSheet} data-press={`dish ${item.id}`}>
              {highlight(names.firstName(item.name, item.nameLocal))}
            </a>
          </h3>
        </div>
        <p className="text-sm leading-snug text-ink-soft">
          {highlight(names.secondName(item.name, item.nameLocal))}{' '}
          {item.tags && (
            <span className="text-xs font-semibold capitalize">
              {valueTexts.diets(item.tags.filter((tag) => /jain|vegan|egg/.test(tag)).join(', '))}
            </span>
          )}{' '}
          {card.popularIds.includes(item.id) && (
            <span className="text-xs font-semibold text-accent-ink">{texts.popularToday}</span>
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg">
          <DishPrices dish={item} />
          {item.quantity !== null && item.quantity < fewPortions && item.quantity > 0 && (
            <span className="text-xs font-semibold text-accent-ink">
              {texts.left(item.quantity)}
            </span>
          )}
        </p>
        {item.servedNote ? (
          <p className="text-sm font-semibold text-ink-soft">
            {valueTexts.servedNote(item.servedNote, item.nextMeal)}
          </p>
        ) : (
          text && (
            <p className="line-clamp-2 text-xs text-ink-faint sm:text-sm">{highlight(text)}</p>
          )
        )}
      </div>
      <div className="dish-picture">
        {item.image && (
          <DishPicture
            image={item.image}
            isEager={isEager}
            sizes="(min-width: 40rem) 16rem, 45vw"
          />
        )}
        <HeartButton item={item} card={card} />
        <div className="dish-add">
          {item.servedNote || card.isReadOnly ? null : (item.optionGroupIds ?? item.sizes) &&
            quantity === 0 &&
            isOrderable(item) ? (
            <a
              href={sheet}
              onClick={openSheet}
              data-press={`dish ${item.id}`}
              aria-label={texts.chooseDish(names.firstName(item.name, item.nameLocal))}
              className={buttonClass({ size: 'small', isFullWidth: true })}
            >
              {texts.choose}
            </a>
          ) : card.Unavailable && !isOrderable(item) ? (
            <card.Unavailable item={item} onPress={() => void card.onQuantity(item, 1)} />
          ) : (
            <AddToCart
              dishId={item.id}
              name={names.firstName(item.name, item.nameLocal)}
              quantity={quantity}
              stock={item.quantity}
              onQuantity={(next) => card.onQuantity(item, next)}
              Stepper={card.Stepper}
            />
          )}
        </div>
      </div>
    </article>
  );
});

function HeartButton({ item, card }: Pick<MenuItemCardProps, 'item' | 'card'>) {
  return (
    <button
      type="button"
      aria-label={texts.favourite(names.firstName(item.name, item.nameLocal))}
      aria-pressed={card.isFavorite(item.id)}
      onClick={() => card.onFavorite(item.id)}
      data-press={`favorite ${item.id}`}
      className="touch absolute top-0 right-0 grid place-items-center text-ink-soft aria-pressed:text-accent-ink"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface shadow-low transition-transform active:scale-90">
        <Heart size={19} className="in-aria-pressed:fill-current" />
      </span>
    </button>
  );
}
