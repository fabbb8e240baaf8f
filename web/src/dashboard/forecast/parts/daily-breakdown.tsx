import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatDay } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { percentText } from '../../../lib/ui/figures/percent-text.ts';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import {
  aboutRupees,
  countText,
  dayName,
  moneyRangeText,
  ordersText,
  rangeMeaning,
  rangeText,
} from '../forecast-texts.ts';
import { wholeOrders } from '../week-sums.ts';
import { RangedFigure } from './ranged-figure.tsx';

interface DailyBreakdownProps {
  days: readonly ForecastDay[];
  today: string;
  /** Whether past forecasts were compared with the sales. Without a comparison, the list shows no confidence. */
  isMeasured: boolean;
}

/** The forecast for each day, with its confidence. Rule: forecast-13 */
export function DailyBreakdown({ days, today, isMeasured }: DailyBreakdownProps) {
  return (
    <Panel title="Daily Breakdown" aside={<p className="text-sm text-ink-soft">{rangeMeaning}</p>}>
      <ul className="divide-y divide-line">
        {days.map((day) => (
          <li
            key={day.date}
            className="grid grid-cols-2 items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0 min-[24rem]:grid-cols-[minmax(5.5rem,1.3fr)_1fr_1fr]"
          >
            <p className="max-[24rem]:col-span-2">
              <span className="block font-semibold">{dayName(day.date, today)}</span>
              <span className="text-sm text-ink-faint">
                {formatDay(day.date)}
                {day.soldOrders > 0 && (
                  <span className="block">{countText(day.soldOrders)} sold so far</span>
                )}
              </span>
            </p>
            {day.isClosed ? <ClosedDay /> : <OpenDay day={day} isMeasured={isMeasured} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ClosedDay() {
  return (
    <p className="col-span-2 min-[24rem]:text-right">
      <Badge tone="steel">Closed</Badge>
    </p>
  );
}

function OpenDay({ day, isMeasured }: { day: ForecastDay; isMeasured: boolean }) {
  const { ensemble, lower, upper, confidence } = day;
  return (
    <>
      <p className="min-[24rem]:text-right">
        <RangedFigure
          figure={ordersText(wholeOrders(day))}
          range={rangeText(lower.orders, upper.orders)}
        />
      </p>
      <p className="text-right">
        <RangedFigure
          figure={aboutRupees(ensemble.revenue)}
          range={moneyRangeText(lower.revenue, upper.revenue)}
        />
      </p>
      {isMeasured && (
        <p className="col-span-full grid grid-cols-[1fr_auto] items-center gap-x-3 text-xs text-ink-soft">
          <ShareBar share={confidence} />
          <span className="tabular-nums">Confidence {percentText(confidence)}</span>
        </p>
      )}
    </>
  );
}
