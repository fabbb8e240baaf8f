import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button.tsx';
import { pageRange } from './page-range.ts';

interface RangePaginationProps {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** 'Showing x to y of z', with a Previous and a Next button. */
export function RangePagination({ page, pageSize, total, onChange }: RangePaginationProps) {
  const { pages, ...range } = pageRange(page, pageSize, total);
  const [firstText, lastText, totalText] = [range.first, range.last, total].map(formatCount);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
        Showing {firstText} to {lastText} of {totalText}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={page <= 1}
          icon={<ChevronLeft size={18} className="-ml-1" />}
          onClick={() => onChange(page - 1)}
        >
          Previous
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        >
          Next
          <ChevronRight size={18} className="-mr-1" />
        </Button>
      </div>
    </nav>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('en-IN');
}
