import { dishTagNames } from '@thali/shared/menu/dish-tags';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { CalendarX2, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { DishPrices } from '../../../lib/ui/dish-prices.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { mealTimeLabel } from '../meal-times.ts';
import type { StartTask } from './menu-dialogs.tsx';
import { PortionsBadge, SetPortions } from './portions.tsx';

interface ItemCardProps {
  item: MenuItem;
  /** The names of the option groups. */
  options: string;
  /** The server has not answered the last switch yet. */
  isSwitching: boolean;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
  onSellOut: (item: MenuItem) => void;
  onStart: StartTask;
}

/** A dish on the staff's menu: what guests see, the portions left and the buttons. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, options, isSwitching, onSwitch, onSellOut, onStart } = props;
  const headingId = `dish-${item.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col rounded-card border border-line bg-surface shadow-low"
    >
      <div className="flex grow gap-3.5 p-3.5">
        <DishPicture
          name={item.name}
          image={item.image}
          className={classNames(
            'size-24 shrink-0 rounded-field',
            !item.isAvailable && 'opacity-60 grayscale',
          )}
        />
        <div className="min-w-0 grow">
          <div className="flex items-start gap-2">
            <span className="flex h-6 items-center gap-1">
              <VegMark isVegetarian={item.isVegetarian} />
              {item.isSpicy && <SpicyMark level={item.spiceLevel} />}
            </span>
            <h4 id={headingId} className="line-clamp-2 min-w-0 grow leading-6 font-bold">
              {item.name}
            </h4>
            <span className="flex flex-wrap justify-end gap-x-3">
              <DishPrices dish={item} />
            </span>
          </div>
          {item.nameLocal && <p className="text-sm text-ink-soft">{item.nameLocal}</p>}
          {item.description && (
            <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{item.description}</p>
          )}
          {item.contents && <p className="mt-0.5 line-clamp-2 text-sm">With {item.contents}</p>}
          {options && <p className="mt-0.5 line-clamp-2 text-sm">Options: {options}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-1.5">
            {item.tags?.map((tag) => (
              <Badge key={tag}>{dishTagNames[tag]}</Badge>
            ))}
            {item.mealTimes.map((mealTime) => (
              <Badge key={mealTime}>
                {mealTime === 'all' ? 'All meals' : mealTimeLabel(mealTime)}
              </Badge>
            ))}
            <PortionsBadge portions={item.quantity} />
            <AvailabilityBadge item={item} />
          </div>
        </div>
      </div>
      <div className="flex items-center gap-1 border-t border-line py-1 pr-1.5 pl-3.5">
        <div className="mr-auto min-w-0">
          {item.quantity === 0 ? (
            <SetPortions
              name={item.name}
              onSet={() => onStart({ kind: 'set-portions', item })}
              className="-ml-3.5"
            />
          ) : (
            <AvailabilitySwitch item={item} isSwitching={isSwitching} onSwitch={onSwitch} />
          )}
        </div>
        {item.isAvailable && (
          <IconButton
            label={`Sold out today: ${item.name}`}
            icon={<CalendarX2 size={18} />}
            onClick={() => onSellOut(item)}
          />
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

function AvailabilityBadge({ item }: { item: MenuItem }) {
  if (item.isAvailable || item.quantity === 0) return null;
  return (
    <Badge tone="chilli">
      {item.soldOutToday ? 'Sold out today, back tomorrow' : 'Unavailable'}
    </Badge>
  );
}

interface AvailabilitySwitchProps {
  item: MenuItem;
  isSwitching: boolean;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
}

function AvailabilitySwitch({ item, isSwitching, onSwitch }: AvailabilitySwitchProps) {
  return (
    <div className="w-fit [&>label]:gap-2.5 [&>label]:text-sm">
      <Switch
        label={
          <>
            Available<span className="sr-only">: {item.name}</span>
          </>
        }
        isOn={item.isAvailable}
        isBusy={isSwitching}
        onChange={(isAvailable) => onSwitch(item, isAvailable)}
      />
    </div>
  );
}
