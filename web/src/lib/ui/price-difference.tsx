import { Money } from './money.tsx';

/** The price difference of a choice, such as `+₹15` or `−₹20`. Empty for 0. */
export function PriceDifference({ paise }: { paise: number }) {
  if (paise === 0) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
      {paise > 0 ? '+' : '−'}
      <Money paise={Math.abs(paise)} isShort />
    </span>
  );
}
