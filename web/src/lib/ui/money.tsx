import { formatPaise, formatShortPaise } from '@thali/shared/money/paise';
import { classNames } from './class-names.ts';

interface MoneyProps {
  paise: number;
  /** Whole rupees without decimals, in menus and sentences. Rule: screens-6 */
  isShort?: boolean;
  className?: string;
}

/** An amount in rupees (en-IN) with a smaller currency sign. */
export function Money({ paise, isShort, className }: MoneyProps) {
  return (
    <span className={classNames('money', className)}>
      <span className="mr-px text-[0.86em] font-medium">₹</span>
      {(isShort ? formatShortPaise : formatPaise)(paise).replace('₹', '')}
    </span>
  );
}
