import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { pageRange } from '../../../lib/ui/table/page-range.ts';
import { RangePagination } from '../../../lib/ui/table/range-pagination.tsx';
import type { ChooseOptions } from '../wallet-choice.ts';
import { walletPageSize } from '../wallet-lists.ts';

interface ListFrameProps {
  list: UseQueryResult<{ pagination: { total: number } }>;
  page: number;
  onPage: (page: number, options?: ChooseOptions) => void;
  children: ReactNode;
}

/** The table of a list, its pages below it, and a short note where it could not be read at all. */
export function ListFrame({ list, page, onPage, children }: ListFrameProps) {
  const total = list.data?.pagination.total;
  const { pages } = pageRange(page, walletPageSize, total ?? 0);
  // Of what the address says, or of rows that another filter or time had.
  const isBeyond = total !== undefined && !list.isPlaceholderData && page > Math.max(1, pages);
  const stepBack = useEffectEvent(() => onPage(Math.max(1, pages), { replace: true }));
  useEffect(() => {
    if (isBeyond) stepBack();
  }, [isBeyond]);

  return (
    <div className="flex flex-col gap-4">
      <div
        aria-busy={list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {children}
      </div>
      <div role="status" className="empty:sr-only">
        {list.isError && !list.data && (
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-faint">
            Could not refresh.
            <Button
              variant="quiet"
              size="small"
              isBusy={list.isFetching}
              onClick={() => void list.refetch()}
            >
              Try Again
            </Button>
          </p>
        )}
      </div>
      {total !== undefined && total > 0 && (
        <RangePagination
          page={page}
          pageSize={walletPageSize}
          total={total}
          onChange={(next) => {
            onPage(next);
            scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
      )}
    </div>
  );
}
