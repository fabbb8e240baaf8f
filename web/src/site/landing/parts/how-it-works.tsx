import { Check, Plus, QrCode } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { examplePrices } from '../example-menu.ts';
import coffee from '../plates/filter-coffee.svg';
import dosa from '../plates/masala-dosa.svg';

const steps = [
  {
    title: 'Scan',
    text: 'A code on the table opens your menu in the browser. Nothing to install, no account needed.',
    Picture: ScanPicture,
  },
  {
    title: 'Choose',
    text: 'Pictures, veg and non-veg marks, and the full price with the fee. Pay in cash, or by UPI or online if you take it.',
    Picture: ChoosePicture,
  },
  {
    title: 'Watch',
    text: 'Confirmed, preparing, ready: the order page moves with the kitchen, so nobody stands in line.',
    Picture: WatchPicture,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <div className="mx-auto max-w-6xl px-4 pt-16 sm:px-6 lg:pt-24">
        <h2
          id="how-it-works"
          className="font-display text-3xl font-bold tracking-tight lg:text-[2.875rem]"
        >
          Three steps to a full plate
        </h2>
        <ol className="mt-9 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:mt-12">
          {steps.map(({ title, text, Picture }, index) => (
            <li key={title}>
              <div
                aria-hidden="true"
                className="flex h-56 items-center justify-center overflow-clip rounded-sheet bg-accent-soft px-4"
              >
                <Picture />
              </div>
              <h3 className="mt-5 flex items-baseline gap-2.5 font-display text-2xl font-bold">
                <span aria-hidden="true" className="text-accent-ink">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-1.5 max-w-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const paper = 'rounded-card border border-line bg-surface shadow-mid';

function ScanPicture() {
  return (
    <div className={`flex w-40 -rotate-2 flex-col items-center gap-2 px-4 py-5 ${paper}`}>
      <QrCode size={92} strokeWidth={1.6} />
      <span className="font-display text-lg leading-none font-bold">Scan to order</span>
    </div>
  );
}

/** Two rows of a menu. */
function ChoosePicture() {
  return (
    <div className={`w-full max-w-68 divide-y divide-line ${paper}`}>
      <Dish name="Masala dosa" pricePaise={examplePrices.dosa} picture={dosa} />
      <Dish name="Filter coffee" pricePaise={examplePrices.coffee} picture={coffee} />
    </div>
  );
}

interface DishProps {
  name: string;
  pricePaise: number;
  picture: string;
}

function Dish({ name, pricePaise, picture }: DishProps) {
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
        <Money paise={pricePaise} className="text-sm text-ink-soft" />
      </span>
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
        <Plus size={18} strokeWidth={2.75} />
      </span>
    </div>
  );
}

/** An order's status. */
function WatchPicture() {
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
