import { formatDate } from '../../../lib/time/format-time.ts';
import type { DayFigures } from '../admin-analytics.ts';
import { measureLooks, measures } from '../measures.ts';

/** The figures behind the chart, the latest first. */
export function TrendTable({ daily }: { daily: readonly DayFigures[] }) {
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer rounded-field py-2.5 text-sm font-semibold text-accent-ink">
        The figures as a table
      </summary>
      <div {...scrolling} className="mt-2 max-h-80 overflow-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">Figures of each day</caption>
          <thead className="sticky top-0 bg-surface text-left text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">
                Day
              </th>
              {measures.map((measure) => (
                <th key={measure} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {measureLooks[measure].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map((day) => (
              <tr key={day.date} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  {formatDate(day.date)}
                </th>
                {measures.map((measure) => (
                  <td key={measure} className="money py-1.5 pl-3 text-right">
                    {measureLooks[measure].format(day[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Also by the keyboard. */
const scrolling = { role: 'region', 'aria-label': 'Figures of each day', tabIndex: 0 };
