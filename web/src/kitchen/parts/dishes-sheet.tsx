import type { Order } from '@thali/shared/orders/order.contract';
import { compareKey } from '@thali/shared/text/compare-text';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/ui/class-names.ts';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { VegMark } from '../../lib/ui/marks/veg-mark.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { dishNamed } from '../../orders/display/dish-name.ts';
import { soldOutChoice, soldOutDish } from '../../orders/sold-out/sold-out.ts';
import { SoldOutOrders } from '../../orders/sold-out/sold-out-orders.tsx';
import * as texts from '../controls-texts.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import type { KitchenData, KitchenGroup, KitchenItem } from '../kitchen-data.ts';
import { ChoicesToday, offeredChoices, SoldOutButton } from './choices-today.tsx';

interface DishesSheetProps {
  isOpen: boolean;
  onClose: () => void;
  vendorId: string;
  messName: string;
  /** The ongoing orders, oldest first. */
  orders: readonly Order[];
  onMore: (order: Order) => void;
  categories: readonly KitchenData['categories'][number][];
  items: readonly KitchenItem[];
  groups: readonly KitchenGroup[];
  actions: KitchenActions;
}

/** Lets staff mark dishes as sold out today and change their portions. Rule: kitchen-27 */
export function DishesSheet(props: DishesSheetProps) {
  const { isOpen, onClose, vendorId, categories, items, groups, actions, ...rest } = props;
  const [search, setSearch] = useState('');
  const matches = (name: string) => compareKey(name).includes(compareKey(search));
  const matchingItems = items.filter(
    ({ isAvailable, name, nameLocal = '' }) => isAvailable && (matches(name) || matches(nameLocal)),
  );
  const offeredGroups = offeredChoices(groups, matches);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={texts.dishesToday}
      description={texts.availableTomorrow}
    >
      <SearchBox
        label={texts.searchDishes}
        value={search}
        onChange={setSearch}
        className="w-full"
      />
      {categories.map(({ id, name }) => {
        const dishes = matchingItems.filter(({ categoryId }) => categoryId === id);
        if (dishes.length === 0) return null;
        return (
          <section key={id} aria-label={name} className="mt-4">
            <h3 className="text-lg font-bold text-ink-soft">{name}</h3>
            <ul className="divide-y divide-line">
              {dishes.map((item) => (
                <DishToday
                  key={item.id}
                  item={item}
                  onChange={(change) => actions.changeItem(vendorId, item.id, change)}
                >
                  {item.soldOutToday && (
                    <SoldOutOrders
                      soldOut={soldOutDish({ id: item.id, name: dishNamed(item) })}
                      {...rest}
                    />
                  )}
                </DishToday>
              ))}
            </ul>
          </section>
        );
      })}
      <ChoicesToday
        groups={offeredGroups}
        onChange={(change) => actions.changeChoice(vendorId, change)}
        openOrders={(groupId, choice) => {
          // A group of sizes has the dish's id. A guest would not understand 'Half' alone.
          const dish = items.find(({ id }) => id === groupId);
          const name = dish ? `${dishNamed(dish)}, ${choice.name}` : choice.name;
          return <SoldOutOrders soldOut={soldOutChoice(groupId, { ...choice, name })} {...rest} />;
        }}
      />
      {matchingItems.length === 0 && offeredGroups.length === 0 && (
        <p className="py-6 text-center text-ink-soft">{texts.noDishFound}</p>
      )}
    </Sheet>
  );
}

interface DishTodayProps {
  item: KitchenItem;
  onChange: (change: Parameters<KitchenActions['changeItem']>[2]) => void;
  children?: ReactNode;
}

/** A dish in the list. Exported for its test. */
export function DishToday({ item, onChange, children }: DishTodayProps) {
  const { isVegetarian, soldOutToday, quantity } = item;
  const name = dishNamed(item);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <p
        className={classNames(
          'min-w-32 grow basis-0 text-lg font-semibold',
          quantity !== null && 'max-sm:basis-full',
        )}
      >
        <VegMark isVegetarian={isVegetarian} className="mr-2 inline size-4 align-[-1px]" />
        {name}
      </p>
      {quantity !== null && (
        <div className="flex items-center">
          <IconButton
            label={texts.removePortion(name)}
            icon={<Minus size={22} />}
            disabled={quantity === 0}
            onClick={() => onChange({ quantity: quantity - 1, knownQuantity: quantity })}
          />
          <output
            aria-label={texts.portionsOf(name)}
            className="min-w-9 text-center text-lg font-bold tabular-nums"
          >
            {quantity}
          </output>
          <IconButton
            label={texts.addPortion(name)}
            icon={<Plus size={22} />}
            onClick={() => onChange({ quantity: quantity + 1, knownQuantity: quantity })}
          />
        </div>
      )}
      <SoldOutButton
        name={name}
        isSoldOut={soldOutToday}
        onClick={() => onChange({ soldOutToday: !soldOutToday })}
      />
      {children}
    </li>
  );
}
