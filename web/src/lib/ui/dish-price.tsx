import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Money } from './money.tsx';
import * as texts from './ui-texts.ts';

interface DishPriceProps {
  dish: Pick<MenuItem, 'price' | 'sizes'>;
  className?: string;
}

/** The price of a dish; with sizes, `from ₹60`. */
export function DishPrice({ dish, className }: DishPriceProps) {
  return (
    <span className={className}>
      {dish.sizes && <span className="text-sm font-normal">{texts.from}</span>}
      <Money paise={toPaise(dish.price)} isShort />
    </span>
  );
}
