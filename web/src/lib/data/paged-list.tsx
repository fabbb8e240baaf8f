import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { DataTable } from '../ui/table/data-table.tsx';
import { pageRange } from '../ui/table/page-range.ts';
import { RangePagination } from '../ui/table/range-pagination.tsx';
import type { DataTableProps } from '../ui/table/table-column.ts';
import { Loaded } from './loaded.tsx';
import type { PagedReading } from './use-paged-api.ts';

interface PagedListProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'isLoading'> {
  list: PagedReading<Row>;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Heading of a failure. */
  failedTitle?: string;
  /** Replaces the error's own message. */
  failedText?: string;
  /** Whether the list is a section of a screen. Its failure is then one line below the empty table. */
  isSection?: boolean;
  /** Replaces the table while the list is empty. */
  whenEmpty?: ReactNode;
}

/** One page of a list as a table, with links to the other pages. A page past the end redirects to the last page. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, onPage, failedTitle, failedText, isSection, whenEmpty, ...table } = props;
  const { rows, total, page, pageSize } = list;
  const lastPage = Math.max(1, pageRange(page, pageSize, total).pages);
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && page > lastPage;
  const goToLast = useEffectEvent(() => onPage(lastPage, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToLast();
  }, [isPastEnd]);

  return (
    <Loaded
      reading={isSection && list.error ? { ...list, data: list.data ?? {} } : list}
      loading={<DataTable {...table} rows={[]} isLoading />}
      {...(failedTitle && { failedTitle })}
      {...(failedText && { failedText })}
      className="flex flex-col gap-4"
    >
      {() =>
        total === 0 && whenEmpty ? (
          whenEmpty
        ) : (
          <>
            <DataTable {...table} rows={rows} />
            {total > 0 && (
              <RangePagination
                page={page}
                pageSize={pageSize}
                total={total}
                onChange={(next) => {
                  onPage(next);
                  scrollTo({ top: 0, behavior: 'instant' });
                }}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}
