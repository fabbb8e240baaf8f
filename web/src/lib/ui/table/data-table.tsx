import { useMediaQuery } from '../use-media-query.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataTableProps } from './table-column.ts';

/** A table on wide screens, cards on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isWide = useMediaQuery(`(min-width: ${props.wideFrom ?? '48rem'})`);
  if (props.rows.length === 0 && !props.isLoading) {
    return (
      <div className="rounded-card border border-dashed border-line-strong/60 px-4 py-8 text-center text-ink-soft">
        {props.empty}
      </div>
    );
  }
  return isWide || !props.renderCard ? (
    <DataGrid {...props} />
  ) : (
    <DataCards {...props} renderCard={props.renderCard} />
  );
}
