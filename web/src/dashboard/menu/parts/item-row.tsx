import { dishTagNames } from '@thali/shared/menu/dish-tags';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { CopyPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { mealTimeLabel } from '../meal-times.ts';
import type { ItemListProps } from './item-list.tsx';
import { PortionsBadge, SetPortions } from './portions.tsx';
import { PriceCell } from './price-cell.tsx';

interface ItemRowProps
  extends Pick<ItemListProps, 'onSwitch' | 'onSellOut' | 'onPrice' | 'onStart'> {
  item: MenuItem;
  /** The names of the option groups. */
  options: string;
  /** Whether the server has not answered the last switch yet. */
  isSwitching: boolean;
}

/** A dish on the staff's menu, 56 px high, with its facts, price, switch and buttons. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, options, isSwitching, onSwitch, onSellOut, onPrice, onStart } = props;
  const [isOpen, setOpen] = useState(false);
  const headingId = `dish-${item.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex min-h-14 flex-wrap items-center gap-x-3 py-1 pr-1.5 pl-3"
    >
      <VegMark isVegetarian={item.isVegetarian} />
      {item.image && (
        <DishPicture
          image={item.image}
          sizes="2.75rem"
          className={classNames(
            'size-11 shrink-0 rounded-field max-sm:hidden',
            !item.isAvailable && 'opacity-60 grayscale',
          )}
        />
      )}
      <div className="flex min-w-0 grow basis-0 flex-col lg:flex-row lg:items-center lg:gap-3">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2">
            <h4 id={headingId} className="line-clamp-2 min-w-0 leading-5 font-bold wrap-anywhere">
              {item.name}
            </h4>
            {item.isSpicy && <SpicyMark level={item.spiceLevel} />}
            <PortionsBadge portions={item.quantity} />
            <AvailabilityBadge item={item} />
          </div>
          <Facts item={item} options={options} isOpen={isOpen} />
        </div>
        <PriceCell item={item} onPrice={onPrice} />
      </div>
      {item.quantity === 0 ? (
        <SetPortions
          name={item.name}
          onSet={() => onStart({ kind: 'set-portions', item })}
          className="shrink-0"
        />
      ) : (
        <Switch
          label={<span className="sr-only">Available: {item.name}</span>}
          isOn={item.isAvailable}
          isBusy={isSwitching}
          onChange={(isAvailable) => onSwitch(item, isAvailable)}
        />
      )}
      <div className="lg:hidden">
        <IconButton
          label={`More: ${item.name}`}
          aria-expanded={isOpen}
          icon={<Ellipsis size={18} />}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div
        className={classNames(
          'flex items-center justify-end max-lg:basis-full lg:w-67',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {item.isAvailable && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => (item.sizes ? onStart({ kind: 'sizes-today', item }) : onSellOut(item))}
          >
            Sold out today<span className="sr-only">: {item.name}</span>
          </Button>
        )}
        <IconButton
          label={`Edit ${item.name}`}
          icon={<Pencil size={18} />}
          onClick={() => onStart({ kind: 'edit-item', item })}
        />
        <IconButton
          label={`Duplicate ${item.name}`}
          icon={<CopyPlus size={18} />}
          onClick={() => onStart({ kind: 'duplicate-item', item })}
        />
        <IconButton
          label={`Delete ${item.name}`}
          icon={<Trash2 size={18} />}
          onClick={() => onStart({ kind: 'delete-item', item })}
        />
      </div>
    </article>
  );
});

interface FactsProps extends Pick<ItemRowProps, 'item' | 'options'> {
  /** Shows the facts on a narrow screen too. */
  isOpen: boolean;
}

/** The other facts about the dish, on one line. */
function Facts({ item, options, isOpen }: FactsProps) {
  const facts = [
    item.nameLocal,
    ...item.mealTimes.map((mealTime) =>
      mealTime === 'all' ? 'All meals' : mealTimeLabel(mealTime),
    ),
    ...(item.tags ?? []).map((tag) => dishTagNames[tag]),
    options && `Options: ${options}`,
    item.description,
    item.contents && `With ${item.contents}`,
  ].filter(Boolean);
  return (
    <p className={classNames('text-xs text-ink-soft lg:truncate', !isOpen && 'max-lg:hidden')}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <span>{fact}</span>
        </span>
      ))}
    </p>
  );
}

function AvailabilityBadge({ item }: { item: MenuItem }) {
  if (item.quantity === 0) return null;
  if (item.isAvailable) {
    const soldOut = item.sizes?.filter(({ isAvailable }) => isAvailable === false) ?? [];
    if (soldOut.length === 0) return null;
    const names = soldOut.map(({ name }) => name).join(', ');
    return <Badge tone="chilli">{names} sold out today, back tomorrow</Badge>;
  }
  return (
    <Badge tone="chilli">
      {item.soldOutToday ? 'Sold out today, back tomorrow' : 'Unavailable'}
    </Badge>
  );
}
