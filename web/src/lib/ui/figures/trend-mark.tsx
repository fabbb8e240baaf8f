import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { type TrendDirection, trendDirection, trendText } from './trend.ts';

const arrows: Record<TrendDirection, { Icon: LucideIcon; name: string }> = {
  up: { Icon: ArrowUpRight, name: 'Up' },
  down: { Icon: ArrowDownRight, name: 'Down' },
  neutral: { Icon: ArrowRight, name: 'No change' },
};

const tones: Record<TrendDirection, string> = {
  up: 'bg-leaf-soft text-leaf',
  down: 'bg-chilli-soft text-chilli',
  neutral: 'bg-steel-soft text-ink-soft',
};

const markClass =
  'money inline-flex items-center gap-0.5 rounded-full py-0.5 pr-2 pl-1.5 text-xs font-semibold';

interface TrendMarkProps {
  percent: number;
  /** Decides the colour. The arrow always follows the sign of `percent`. */
  direction?: TrendDirection | undefined;
}

/** A change in percent with an arrow: green for up, red for down, grey for neutral. */
export function TrendMark({ percent, direction }: TrendMarkProps) {
  const arrowDirection = trendDirection(percent);
  const { Icon, name } = arrows[arrowDirection];
  return (
    <span className={`${markClass} ${tones[direction ?? arrowDirection]}`}>
      <Icon size={14} role="img" aria-label={name} strokeWidth={2.5} />
      {trendText(percent)}
    </span>
  );
}
