import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { LazyForecastChart } from '../../../lib/ui/figures/lazy-forecast-chart.tsx';
import { shortNumber, shortRupees } from '../../../lib/ui/figures/short-number.ts';
import { TableBehind } from '../../../lib/ui/figures/table-behind.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { pointOf } from '../week-points.ts';
import { weekSums } from '../week-sums.ts';
import { ChartKey } from './chart-key.tsx';
import { weekColumns } from './week-columns.tsx';

const title = 'Orders and Revenue, Day by Day';

/** The week in one picture, and the table behind it. */
export function WeekChart({ days }: { days: readonly ForecastDay[] }) {
  const { orders, revenue } = weekSums(days);
  const sums = `${orders.toLocaleString('en-IN')} orders and ${formatRupees(revenue)} in ${days.length} days`;
  return (
    <Panel title={title} aside={<ChartKey />}>
      <div className="h-64 sm:h-80 print:h-auto">
        <LazyForecastChart
          name={`${title}: ${sums}`}
          points={days.map(pointOf)}
          writeBar={shortNumber}
          writeLine={shortRupees}
        />
      </div>
      <TableBehind caption={title} columns={weekColumns} rows={days} keyOf={({ date }) => date} />
    </Panel>
  );
}
