import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { kitchenSheetPath } from '../../shared/dashboard-paths.ts';
import type { PortionForecast } from '../forecast.ts';
import { countText, dishNote, longDay, rangeMeaning, rangeText } from '../forecast-texts.ts';
import { RangedFigure } from './ranged-figure.tsx';

type Dish = PortionForecast['items'][number];

/** The expected portions of today. Rule: forecast-22 */
export function CookToday({ portions }: { portions: Reading<PortionForecast> }) {
  return (
    <Panel title="Cook Today" className="max-sm:px-3">
      <Loaded
        reading={portions}
        loading={<Portions caption={todayCaption} columns={todayColumns} items={[]} isLoading />}
        failedText={portionsFailedText}
        isPart
      >
        {({ items }) => {
          const cooked = items
            .filter(({ today }) => today.expected > 0)
            .toSorted((one, other) => other.today.expected - one.today.expected);
          return cooked.length === 0 ? (
            <p className="text-ink-soft">
              {items.length === 0 ? noPortionsText : 'No portions are expected today.'}
            </p>
          ) : (
            <>
              <p className="mb-3 text-sm text-ink-soft">
                Portions of the whole day. Below each, its range: {rangeMeaning}.
              </p>
              <Portions caption={todayCaption} columns={todayColumns} items={cooked} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** The expected portions for tomorrow and for the week. */
export function PortionsPanel({ portions }: { portions: Reading<PortionForecast> }) {
  const { data } = portions;
  return (
    <Panel
      title="What to Buy"
      className="max-sm:px-3"
      aside={
        data && data.items.length > 0 ? (
          <Link
            href={kitchenSheetPath}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <Printer size={18} />
            Print for the kitchen
          </Link>
        ) : undefined
      }
    >
      <Loaded
        reading={portions}
        loading={<Portions caption={weekCaption} columns={weekColumns} items={[]} isLoading />}
        failedText={portionsFailedText}
        isPart
      >
        {({ date, items }) => (
          <>
            <p className="mb-3 text-sm text-ink-soft">
              Portions tomorrow ({longDay(date)}) and in the 7 days from then. Below each, its
              range: {rangeMeaning}.
            </p>
            <Portions caption={weekCaption} columns={weekColumns} items={items} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const todayCaption = 'Portions to cook today';
const weekCaption = 'Portions to prepare';

interface PortionsProps {
  caption: string;
  columns: readonly Column<Dish>[];
  items: readonly Dish[];
  isLoading?: boolean;
}

function Portions({ caption, columns, items, isLoading }: PortionsProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={items}
      keyOf={({ menuItemId }) => menuItemId}
      wideFrom="0"
      isLoading={isLoading}
      empty={noPortionsText}
    />
  );
}

const dishColumn: Column<Dish> = {
  key: 'name',
  header: 'Dish',
  isRowHeader: true,
  cell: ({ name, ...facts }) => (
    <>
      {name}
      <span className="block text-sm font-normal text-ink-soft empty:hidden">
        {dishNote(facts)}
      </span>
    </>
  ),
};

const todayColumns: readonly Column<Dish>[] = [
  dishColumn,
  { key: 'sold', header: 'Sold so far', align: 'end', cell: ({ today }) => countText(today.sold) },
  {
    key: 'today',
    header: 'Expected today',
    align: 'end',
    cell: ({ today }) => <PortionCell {...today} />,
  },
];

const weekColumns: readonly Column<Dish>[] = [
  dishColumn,
  {
    key: 'tomorrow',
    header: 'Tomorrow',
    align: 'end',
    cell: ({ tomorrow }) => <PortionCell {...tomorrow} />,
  },
  { key: 'week', header: '7 days', align: 'end', cell: ({ week }) => <PortionCell {...week} /> },
];

function PortionCell({ expected, lower, upper }: Dish['tomorrow']) {
  return <RangedFigure figure={countText(expected)} range={rangeText(lower, upper)} />;
}

export const portionsFailedText = 'The portions could not be loaded';
export const noPortionsText = 'No dish has sold often enough for a forecast yet.';
