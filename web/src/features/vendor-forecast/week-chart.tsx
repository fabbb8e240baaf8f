import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LazyForecastChart } from '../../ui/figures/lazy-forecast-chart.tsx';
import { shortNumber, shortRupees } from '../../ui/figures/short-number.ts';
import { Panel } from '../../ui/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ChartKey } from './chart-key.tsx';
import { weekColumns } from './week-columns.tsx';
import { pointOf } from './week-points.ts';
import { weekSums } from './week-sums.ts';

const title = 'Orders and Revenue, Day by Day';

/** The week in one picture, and the table behind it. */
export function WeekChart({ days }: { days: readonly ForecastDay[] }) {
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
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
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isTableShown}
        aria-controls={tableId}
        aria-label={`${isTableShown ? 'Hide' : 'Show'} the table: ${title}`}
        onClick={() => setTableShown(!isTableShown)}
        className="mt-1 -mb-2 -ml-3.5 print:hidden"
      >
        {isTableShown ? 'Hide the table' : 'Show the table'}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classNames('transition-transform', isTableShown && 'rotate-180')}
        />
      </Button>
      <div id={tableId} className="mt-3 empty:hidden">
        {isTableShown && (
          <DataTable
            caption={title}
            columns={weekColumns}
            rows={days}
            keyOf={({ date }) => date}
            wideFrom="0"
          />
        )}
      </div>
    </Panel>
  );
}
