import { Money } from './money.tsx';

/** What a choice adds to the price, such as `+₹15`. Empty for 0. Only old choices are below 0; nobody sees a minus. */
export function AddedPrice({ paise }: { paise: number }) {
  if (paise <= 0) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
      +<Money paise={paise} isShort />
    </span>
  );
}
