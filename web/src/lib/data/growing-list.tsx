import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { DataTableProps } from '../ui/table/table-column.ts';
import * as texts from './data-texts.ts';
import { Loaded, type Reading } from './loaded.tsx';

interface GrowingReading extends Reading<unknown> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface GrowingListProps<Row> extends Omit<DataTableProps<Row>, 'isLoading'> {
  /** From `useApiPages`. */
  list: GrowingReading;
  /** Names the rows that the button loads, such as `older payments`. */
  moreLabel: string;
}

/** A table that grows by a button below it. */
export function GrowingList<Row>({ list, moreLabel, ...table }: GrowingListProps<Row>) {
  return (
    <Loaded
      reading={list}
      loading={<DataTable {...table} isLoading />}
      className="flex flex-col gap-4"
    >
      {() => (
        <>
          <DataTable {...table} />
          {list.hasNextPage && (
            <div className="flex justify-center">
              <Button
                variant="secondary"
                size="small"
                isBusy={list.isFetchingNextPage}
                busyLabel={texts.loading}
                onClick={() => void list.fetchNextPage()}
              >
                Show {moreLabel}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
