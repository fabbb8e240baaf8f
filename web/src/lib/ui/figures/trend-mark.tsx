import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { type TrendDirection, trendDirection, trendText } from './trend.ts';

const looks: Record<TrendDirection, { Icon: LucideIcon; tone: string; name: string }> = {
  up: { Icon: ArrowUpRight, tone: 'bg-leaf-soft text-leaf', name: 'Up' },
  down: { Icon: ArrowDownRight, tone: 'bg-chilli-soft text-chilli', name: 'Down' },
  neutral: { Icon: ArrowRight, tone: 'bg-steel-soft text-ink-soft', name: 'No change' },
};

const mark =
  'money inline-flex items-center gap-0.5 rounded-full py-0.5 pr-2 pl-1.5 text-xs font-semibold';

interface TrendMarkProps {
  /** `new` where there is nothing yet to compare with. */
  percent: number | 'new';
  /** Where the sign alone does not say it. */
  direction?: TrendDirection | undefined;
}

/** A change in percent: leaf and an arrow up, chilli and an arrow down, grey otherwise. */
export function TrendMark({ percent, direction }: TrendMarkProps) {
  if (percent === 'new') return <span className={`${mark} ${looks.neutral.tone}`}>New</span>;
  const { Icon, tone, name } = looks[direction ?? trendDirection(percent)];
  return (
    <span className={`${mark} ${tone}`}>
      <Icon size={14} role="img" aria-label={name} strokeWidth={2.5} />
      {trendText(percent)}
    </span>
  );
}
