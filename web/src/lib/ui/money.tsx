import { formatPaise } from '@thali/shared/money/paise';
import { classNames } from './class-names.ts';

interface MoneyProps {
  paise: number;
  /** Whole rupees without decimals, for a menu but not for a bill. */
  isShort?: boolean;
  className?: string;
}

/** An amount in rupees (en-IN) with a smaller currency sign. */
export function Money({ paise, isShort, className }: MoneyProps) {
  return (
    <span className={classNames('money', className)}>
      <span className="mr-px text-[0.86em] font-medium">₹</span>
      {formatPaise(paise).replace(isShort ? /₹|\.00$/g : '₹', '')}
    </span>
  );
}
