import { Money } from './money.tsx';

/** `+₹15`, `−₹20`: a choice's price difference; nothing for 0. */
export function PriceDifference({ paise }: { paise: number }) {
  if (paise === 0) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
      {paise > 0 ? '+' : '−'}
      <Money paise={Math.abs(paise)} isShort />
    </span>
  );
}
