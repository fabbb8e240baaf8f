import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Money } from './money.tsx';

interface DishPricesProps {
  dish: Pick<MenuItem, 'id' | 'price' | 'sizes'>;
}

/** The price of a dish, or the price of each size: `Half ₹60  Full ₹110`. */
export function DishPrices({ dish }: DishPricesProps) {
  return (dish.sizes ?? [dish]).map((size) => (
    <span key={size.id} className="font-bold">
      {'name' in size && dish.sizes && <span className="text-sm font-normal">{size.name} </span>}
      <Money paise={toPaise(size.price)} isShort />
    </span>
  ));
}
