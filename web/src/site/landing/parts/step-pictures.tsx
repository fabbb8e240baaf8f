import { Check, Plus, QrCode } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import coffee from '../plates/filter-coffee.svg';
import dosa from '../plates/masala-dosa.svg';

const paper = 'rounded-card border border-line bg-surface shadow-mid';

/** The card on the table. */
export function ScanPicture() {
  return (
    <div className={`flex w-40 -rotate-2 flex-col items-center gap-2 px-4 py-5 ${paper}`}>
      <QrCode size={92} strokeWidth={1.6} />
      <span className="font-display text-lg leading-none font-bold">Scan to order</span>
    </div>
  );
}

/** Two rows of a menu. */
export function ChoosePicture() {
  return (
    <div className={`w-full max-w-68 divide-y divide-line ${paper}`}>
      <Dish name="Masala dosa" price="₹70" picture={dosa} />
      <Dish name="Filter coffee" price="₹40" picture={coffee} />
    </div>
  );
}

function Dish({ name, price, picture }: { name: string; price: string; picture: string }) {
  return (
    <div className="flex items-center gap-3 p-3">
      <img
        src={picture}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="size-15 shrink-0 rounded-field bg-sunken object-cover md:max-lg:hidden"
      />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex items-center gap-1.5 font-semibold whitespace-nowrap">
          <VegMark isVegetarian className="size-3.5" /> {name}
        </span>
        <span className="money text-sm text-ink-soft">{price}</span>
      </span>
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
        <Plus size={18} strokeWidth={2.75} />
      </span>
    </div>
  );
}

/** How an order stands. */
export function WatchPicture() {
  return (
    <div className={`flex w-full max-w-68 flex-col p-4 ${paper}`}>
      {['Confirmed', 'Preparing', 'Ready'].map((status, index) => (
        <div key={status} className="flex items-center gap-3">
          <span className="flex flex-col items-center">
            {index > 0 && <span className="h-3 w-0.5 bg-leaf" />}
            <span className="inline-flex size-7 items-center justify-center rounded-full bg-leaf text-on-leaf">
              <Check size={16} strokeWidth={3} />
            </span>
          </span>
          <span
            className={classNames(
              index > 0 && 'mt-3',
              index === 2 ? 'font-display text-xl font-bold' : 'text-ink-soft',
            )}
          >
            {status}
          </span>
        </div>
      ))}
    </div>
  );
}
