import type { TvDish } from '@thali/shared/board/get-tv-menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Fragment } from 'react';
import { Money } from '../../../lib/ui/money.tsx';

/** The prices of the sizes: `Half ₹60 · Full ₹110`. A sold-out size is struck through. */
export function SizePrices({ sizes }: { sizes: NonNullable<TvDish['sizes']> }) {
  return sizes.map(({ id, name, price, isAvailable }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <span className={isAvailable === false ? 'tv-gone' : undefined}>
        {name} <Money paise={toPaise(price)} isShort className="tv-size-price" />
      </span>
    </Fragment>
  ));
}

export function DishPrice({ price }: Pick<TvDish, 'price'>) {
  return <Money paise={toPaise(price)} isShort />;
}
