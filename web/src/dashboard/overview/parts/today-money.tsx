import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { formatShortRupees, toPaise } from '@thali/shared/money/paise';
import { weekdayOf } from '@thali/shared/time/ist';
import type { ReactNode } from 'react';
import { Card } from '../../../lib/ui/card.tsx';
import { TrendMark } from '../../../lib/ui/figures/trend-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { salesTrend } from '../../shared/compared-trend.ts';
import { hourText } from '../../shared/hour-text.ts';
import { type CurvePoint, revenueCurve } from '../revenue-curve.ts';

interface TodayMoneyProps {
  /** Undefined while it loads. */
  summary: AnalyticsPeriod | undefined;
  now: Date;
}

/** The revenue of today, as a figure and as a curve beside the compared day. Rule: dashboard-13 */
export function TodayMoney({ summary, now }: TodayMoneyProps) {
  const trend = summary && salesTrend('revenue', summary);
  return (
    <Card className="min-w-0 p-4 sm:px-5">
      <section aria-labelledby="today-money" className="flex h-full flex-col gap-3">
        <h3 id="today-money" className="sr-only">
          Sales so far
        </h3>
        <div className="flex min-h-8 flex-wrap items-baseline gap-x-4 gap-y-1">
          {summary ? (
            <>
              <p className="text-2xl leading-8 font-bold tracking-tight sm:text-3xl sm:leading-10">
                <Money paise={toPaise(summary.todayRevenue)} />
              </p>
              <p className="text-sm text-ink-soft">
                {summary.todayOrders === 0 ? 'today, no order yet' : 'today so far'}
              </p>
              {trend && (
                <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
                  <TrendMark percent={trend.percent} direction={trend.direction} />
                  {trend.comparison}
                </p>
              )}
            </>
          ) : (
            <Skeleton className="h-10 w-44" />
          )}
        </div>
        {summary ? <Curve summary={summary} now={now} /> : <Skeleton className="h-36" />}
      </section>
    </Card>
  );
}

const [width, height] = [300, 100];

function Curve({ summary, now }: { summary: AnalyticsPeriod; now: Date }) {
  const points = revenueCurve(summary, now);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) {
    return (
      <p className="text-sm text-ink-soft">The curve of the day starts with the first order.</p>
    );
  }
  const top = Math.max(last.compared, ...points.map(({ today }) => today ?? 0));
  const begunHours = points.filter(({ today }) => today !== undefined);
  const comparedName = `Last ${weekdayOf(summary.todayCompared.date)}`;
  const lastBegunHour = begunHours.at(-1);
  return (
    <figure className="flex grow flex-col gap-1.5">
      <div
        role="img"
        aria-label={curveText(points, comparedName)}
        className="relative min-h-24 grow border-b border-line-strong/50 lg:min-h-36"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {last.compared > 0 && (
            <Line
              values={points.map(({ compared }) => compared)}
              count={points.length}
              top={top}
              className="text-ink-faint"
              dash="4 5"
            />
          )}
          <Line
            values={begunHours.map(({ today }) => today ?? 0)}
            count={points.length}
            top={top}
            className="text-accent-ink"
          />
        </svg>
        {lastBegunHour && (
          <span
            style={{
              left: `${(begunHours.length / points.length) * 100}%`,
              bottom: `${shareOf(lastBegunHour.today ?? 0, top) * 100}%`,
            }}
            className="absolute -mb-1.25 -ml-1.25 size-2.5 rounded-full bg-accent-ink ring-2 ring-surface"
          />
        )}
      </div>
      <figcaption className="flex flex-col gap-1 text-xs text-ink-soft">
        <span aria-hidden="true" className="flex justify-between">
          <span>{hourText(first.hour - 1)}</span>
          <span>{hourText(last.hour % 24)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4">
          <Key className="border-t-3 border-accent-ink">Today</Key>
          {last.compared > 0 && (
            <Key className="border-t-2 border-dashed border-ink-faint">
              {comparedName}, {formatShortRupees(last.compared)} in all
            </Key>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

interface LineProps {
  values: readonly number[];
  /** The number of hours on the axis. */
  count: number;
  top: number;
  className: string;
  dash?: string;
}

/** A line from zero at the start of the first hour through the end of each hour. */
function Line({ values, count, top, className, dash }: LineProps) {
  const path = values
    .map(
      (value, index) => `L${((index + 1) / count) * width} ${(1 - shareOf(value, top)) * height}`,
    )
    .join('');
  return (
    <path
      d={`M0 ${height}${path}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`w-5 ${className}`} />
      <span>{children}</span>
    </span>
  );
}

function shareOf(value: number, top: number): number {
  return top > 0 ? value / top : 0;
}

/** The curve in words: the sums of today and of the compared day every three hours. */
function curveText(points: readonly CurvePoint[], comparedName: string): string {
  const sums = points
    .filter((_, index) => index === points.length - 1 || index % 3 === 2)
    .map(({ hour, today, compared }) => {
      const text = today === undefined ? '' : `${formatShortRupees(today)} today, `;
      return `by ${hourText(hour % 24)} ${text}${formatShortRupees(compared)} ${comparedName}`;
    });
  return `Revenue through the day: ${sums.join('; ')}`;
}
