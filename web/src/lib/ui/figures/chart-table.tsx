import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-column.ts';

interface ChartTableProps<Row> {
  /** The caption of table and chart. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A button that shows the chart's figures as a table. */
export function ChartTable<Row>({ caption, columns, rows, keyOf }: ChartTableProps<Row>) {
  const [isTableShown, setTableShown] = useState(false);
  const tableId = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isTableShown}
        aria-controls={tableId}
        aria-label={`${isTableShown ? 'Hide' : 'Show'} the table: ${caption}`}
        onClick={() => setTableShown(!isTableShown)}
        className="mt-1 -mb-2 -ml-3.5 print:hidden"
      >
        {isTableShown ? 'Hide the table' : 'Show the table'}
        <ChevronDown
          size={18}
          className={classNames('transition-transform', isTableShown && 'rotate-180')}
        />
      </Button>
      <div id={tableId} className="mt-3 empty:hidden">
        {isTableShown && (
          <DataTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} wideFrom="0" />
        )}
      </div>
    </>
  );
}
