import { formatPaise } from '@thali/shared/money/paise';
import { classNames } from './class-names.ts';

interface MoneyProps {
  paise: number;
  className?: string;
  /** `₹110` instead of `₹110.00` where nothing is lost by it. */
  isShort?: boolean;
}

/** An amount in rupees, en-IN, the sign a little smaller than the figures. */
export function Money({ paise, className, isShort }: MoneyProps) {
  const text = formatPaise(paise);
  const figures = text.replace('₹', '');
  const shown = isShort && figures.endsWith('.00') ? figures.slice(0, -3) : figures;
  return (
    <span className={classNames('money', className)}>
      <span className="mr-px text-[0.86em] font-medium">₹</span>
      {shown}
    </span>
  );
}
