import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Panel } from '../../../lib/ui/panel.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { kitchenSheetPath } from '../../shared/dashboard-paths.ts';
import type { PortionForecast } from '../forecast.ts';
import { countText, dishNote, longDay, rangeMeaning, rangeText } from '../forecast-texts.ts';
import { RangedFigure } from './ranged-figure.tsx';

type Dish = PortionForecast['items'][number];

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
        loading={<Portions items={[]} isLoading />}
        failedText={portionsFailedText}
        isSection
      >
        {({ date, items }) => (
          <>
            {items.length > 0 && (
              <p className="mb-3 text-sm text-ink-soft">
                Portions for tomorrow ({longDay(date)}) and for the 7 days from then, each with its
                range. {rangeMeaning}.
              </p>
            )}
            <FirstPortions items={items} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** The dishes at first, as high as the panels beside it. A press shows more. */
const initialDishes = 12;

function FirstPortions({ items }: { items: readonly Dish[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Portions items={isWhole ? items : items.slice(0, initialDishes)} />
      {!isWhole && items.length > initialDishes && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => setWhole(true)}
          className="mt-2 -mb-2 -ml-3.5"
        >
          Show all {items.length} dishes
        </Button>
      )}
    </>
  );
}

interface PortionsProps {
  items: readonly Dish[];
  isLoading?: boolean;
}

function Portions({ items, isLoading }: PortionsProps) {
  return (
    <DataTable
      caption="Portions to prepare"
      columns={columns}
      rows={items}
      keyOf={({ menuItemId }) => menuItemId}
      wideFrom="0"
      isLoading={isLoading}
      empty={noPortionsText}
    />
  );
}

const columns: readonly Column<Dish>[] = [
  {
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
  },
  {
    key: 'tomorrow',
    header: 'Tomorrow',
    align: 'end',
    cell: ({ tomorrow }) => <PortionCell {...tomorrow} />,
  },
  { key: 'week', header: '7 days', align: 'end', cell: ({ week }) => <PortionCell {...week} /> },
];

function PortionCell({ expected, lower, upper }: Dish['tomorrow']) {
  // Non-breaking spaces, because a wrapped range makes the rows of a phone too high.
  const range = rangeText(lower, upper).replaceAll(' ', '\u00a0');
  return <RangedFigure figure={countText(expected)} range={range} />;
}

export const portionsFailedText = 'The portions could not be loaded';
export const noPortionsText = 'No dish has sold often enough for a forecast yet.';
