import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { LazyForecastChart } from '../../ui/figures/lazy-forecast-chart.tsx';
import { shortNumber, shortRupees } from '../../ui/figures/short-number.ts';
import { TableBehind } from '../../ui/figures/table-behind.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChartKey } from './chart-key.tsx';
import { weekColumns } from './week-columns.tsx';
import { pointOf } from './week-points.ts';
import { weekSums } from './week-sums.ts';

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
