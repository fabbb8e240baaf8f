import { formatPaise } from '@thali/shared/money/paise';
import { classNames } from './class-names.ts';

interface MoneyProps {
  paise: number;
  className?: string;
}

/** An amount in rupees, en-IN, the sign a little smaller than the figures. */
export function Money({ paise, className }: MoneyProps) {
  return (
    <span className={classNames('money', className)}>
      <span className="mr-px text-[0.86em] font-medium">₹</span>
      {formatPaise(paise).replace('₹', '')}
    </span>
  );
}
