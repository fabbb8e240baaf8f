import { Bell, Check } from 'lucide-react';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import coffee from '../plates/filter-coffee.svg';
import dosa from '../plates/masala-dosa.svg';
import thali from '../plates/special-thali.svg';

/** A set table, with what the kitchen and the guest see of one order beside it. */
export function HeroTable() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-88 sm:max-w-md lg:max-w-none"
    >
      <Plate src={thali} className="inset-[6%] p-2.5 lg:p-3" isFirst />
      <Plate src={dosa} className="top-0 right-0 size-[30%] p-1.5" />
      <Plate src={coffee} className="bottom-[4%] left-0 size-[25%] p-1.5" />
      <Ticket />
      <Ready />
    </div>
  );
}

function Plate({ src, className, isFirst }: { src: string; className: string; isFirst?: boolean }) {
  return (
    <div className={`absolute rounded-full bg-surface shadow-high ring-1 ring-line ${className}`}>
      <img
        src={src}
        alt=""
        width={400}
        height={400}
        loading="eager"
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="sync"
        className="size-full rounded-full bg-sunken object-cover"
      />
    </div>
  );
}

function Ticket() {
  return (
    <div className="absolute -top-3 -left-1 w-42 -rotate-3 rounded-card border border-line bg-surface p-3 text-sm shadow-high sm:w-50 sm:p-4 lg:top-[9%] lg:-left-4">
      <p className="flex items-center gap-1.5 font-semibold text-accent-ink">
        <Bell size={16} /> New order
      </p>
      <p className="mt-1.5 flex items-center gap-2">
        <VegMark isVegetarian /> 1 × Special thali
      </p>
      <p className="mt-0.5 flex items-center gap-2">
        <VegMark isVegetarian /> 1 × Filter coffee
      </p>
      <p className="mt-2 flex justify-between border-t border-line pt-2 font-semibold">
        Total <Money paise={193_00} />
      </p>
    </div>
  );
}

function Ready() {
  return (
    <div className="absolute right-0 bottom-0 lg:bottom-[7%] flex rotate-2 items-center gap-3 rounded-card border border-line bg-surface py-3 pr-5 pl-3 shadow-high lg:-right-2">
      <span className="inline-flex size-10 items-center justify-center rounded-full bg-leaf text-on-leaf">
        <Check size={22} strokeWidth={3} />
      </span>
      <span className="flex flex-col">
        <span className="font-display text-lg leading-tight font-bold">Ready</span>
        <span className="text-sm text-ink-soft">Come to the counter</span>
      </span>
    </div>
  );
}
