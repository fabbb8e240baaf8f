import { Money } from './money.tsx';

/**
 * The amount that a choice adds to the price, such as `+₹15`. Empty for 0, and for old choices that lower the price.
 */
export function AddedPrice({ paise }: { paise: number }) {
  if (paise <= 0) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
      +<Money paise={paise} isShort />
    </span>
  );
}
