import { memo, type ReactNode } from 'react';
import { Skeleton } from '../skeleton.tsx';
import { isSameRow } from './is-same-row.ts';
import { RowCheckbox, type RowCheckboxProps, SelectAllCheckbox } from './row-checkbox.tsx';
import type { DataTableProps } from './table-column.ts';

type RenderCard<Row> = NonNullable<DataTableProps<Row>['renderCard']>;

interface DataCardsProps<Row> extends DataTableProps<Row> {
  renderCard: RenderCard<Row>;
}

/** Shows the rows of a table as cards. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { caption, rows, keyOf, nameOf = keyOf, renderCard, selection } = props;
  if (props.isLoading) return <CardsLoading count={props.skeletonRows ?? 6} />;
  return (
    <div className="flex flex-col gap-2">
      {selection && (
        <div className="-my-1.5 pl-2">
          <SelectAllCheckbox selection={selection} keys={rows.map((row) => keyOf(row))} />
        </div>
      )}
      <ul aria-label={caption} className={listClass}>
        {rows.map((row) => (
          <DataCard
            key={keyOf(row)}
            row={row}
            rowKey={keyOf(row)}
            rowName={nameOf(row)}
            renderCard={renderCard}
            isSelected={selection?.selected.has(keyOf(row)) ?? false}
            onSelect={selection?.selectRow}
          />
        ))}
      </ul>
    </div>
  );
}

const listClass = 'grid grid-cols-1 items-start gap-3 md:grid-cols-2';

interface DataCardProps extends RowCheckboxProps {
  row: unknown;
  renderCard(row: unknown, checkbox: ReactNode): ReactNode;
}

const DataCard = memo(function DataCard({ row, renderCard, ...selection }: DataCardProps) {
  return (
    <li data-row={selection.rowKey}>
      {renderCard(row, selection.onSelect && <RowCheckbox {...selection} />)}
    </li>
  );
}, isSameRow);

function CardsLoading({ count }: { count: number }) {
  return (
    <div role="status" className={listClass}>
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no content
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
