import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import type { TrendDirection } from './trend.ts';
import { TrendMark } from './trend-mark.tsx';

export interface StatisticTrend {
  percent: number;
  /** Decides the colour. Default: the sign of `percent`. */
  direction?: TrendDirection;
  /** Names the compared periods, such as 'vs the 7 days before'. */
  comparison?: string;
}

interface StatisticCardProps {
  icon: ReactNode;
  title: string;
  value: ReactNode;
  /** Explains the value in a few words, such as 'Available for withdrawal'. */
  explanation?: ReactNode;
  trend?: StatisticTrend | undefined;
  sparkline?: readonly number[] | undefined;
  /** The accessible name of the sparkline, such as 'Fees, last 14 days'. Default: the title. */
  sparklineName?: string;
  /** Formats the sparkline's figures. */
  formatFigure?: (value: number) => string;
  suggestion?: ReactNode;
  /** Shows a skeleton for each passed prop. Pass all props of the loaded card, so that its size stays. */
  isLoading?: boolean;
  size?: 'normal' | 'hero';
}

/** One figure with its explanation. Rule: dashboard-10 */
export function StatisticCard(props: StatisticCardProps) {
  const { icon, title, value, explanation, trend, sparkline, suggestion, isLoading } = props;
  const { size = 'normal', sparklineName = title, formatFigure } = props;
  const titleId = useId();
  const isHero = size === 'hero';
  return (
    <article
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={classNames(
        'flex h-full min-w-0 flex-col gap-2 rounded-card border border-line bg-surface shadow-low',
        isHero ? 'p-5 sm:p-6' : 'p-3 min-[22rem]:p-4',
      )}
    >
      <h3
        id={titleId}
        className="flex items-center gap-2 text-sm font-semibold text-ink-soft min-[22rem]:gap-2.5"
      >
        <span
          className={classNames(
            'inline-flex shrink-0 items-center justify-center rounded-field bg-accent-soft text-accent-ink',
            isHero ? 'size-10' : 'size-8 max-[22rem]:hidden',
          )}
        >
          {icon}
        </span>
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h3>
      <div className="flex grow flex-wrap content-start items-end justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1.5 self-start">
          <LoadedContent isLoading={isLoading} className={isHero ? 'h-11 w-52' : 'h-8 w-32'}>
            <p
              className={classNames(
                'money font-bold tracking-tight',
                isHero
                  ? 'text-3xl leading-11'
                  : 'text-xl leading-8 max-[26rem]:text-lg max-[26rem]:leading-8',
              )}
            >
              {value}
            </p>
          </LoadedContent>
          {explanation && (
            <LoadedContent isLoading={isLoading} className="h-5 w-36">
              <p className="text-xs leading-5 text-ink-faint">{explanation}</p>
            </LoadedContent>
          )}
          {trend && (
            <LoadedContent isLoading={isLoading} className="h-6 w-28 rounded-full">
              <p className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-ink-faint">
                <TrendMark percent={trend.percent} direction={trend.direction} />
                {trend.comparison}
              </p>
            </LoadedContent>
          )}
        </div>
        {sparkline && (
          <div
            className={
              isHero ? 'h-16 w-full sm:w-64' : '-mt-2 h-10 min-w-20 grow basis-20 sm:max-w-36'
            }
          >
            <LoadedContent isLoading={isLoading} className="size-full">
              <Sparkline
                name={sparklineName}
                values={sparkline}
                format={formatFigure}
                className="h-full"
              />
            </LoadedContent>
          </div>
        )}
      </div>
      {suggestion && (
        <div className="mt-1 border-t border-line pt-2.5">
          <LoadedContent isLoading={isLoading} className="h-5.5 w-full">
            <p className="flex min-h-5.5 gap-2 text-sm text-ink-soft">
              <Lightbulb size={16} className="mt-0.5 shrink-0 text-accent-ink" />
              {suggestion}
            </p>
          </LoadedContent>
        </div>
      )}
      {isLoading && <span className="sr-only">Loading...</span>}
    </article>
  );
}

interface LoadedContentProps {
  isLoading: boolean | undefined;
  /** Gives the skeleton the size of the content. */
  className: string;
  children: ReactNode;
}

function LoadedContent({ isLoading, className, children }: LoadedContentProps) {
  return isLoading ? <Skeleton className={className} /> : children;
}
