import { Button } from '../../lib/ui/button.tsx';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import type { DataTableProps } from '../../lib/ui/table/table-column.ts';
import { Loaded, type Reading } from './loaded.tsx';

interface PagedReading extends Reading<unknown> {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface AdminListProps<Row> extends Omit<DataTableProps<Row>, 'isLoading'> {
  list: PagedReading;
  /** The rows that come next, such as `older payments`. */
  more: string;
}

/** A list that is read page by page; it is pale while another filter's rows are on their way. */
export function AdminList<Row>({ list, more, ...table }: AdminListProps<Row>) {
  return (
    <Loaded reading={list} loading={<DataTable {...table} isLoading />}>
      {() => (
        <div
          aria-busy={list.isPlaceholderData}
          className={`flex flex-col gap-4 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <DataTable {...table} />
          {list.hasNextPage && (
            <div className="flex justify-center">
              <Button
                variant="secondary"
                size="small"
                isBusy={list.isFetchingNextPage}
                busyLabel="Loading..."
                onClick={() => void list.fetchNextPage()}
              >
                Show {more}
              </Button>
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}
