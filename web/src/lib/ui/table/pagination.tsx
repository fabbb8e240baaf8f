import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

interface PaginationProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Up to five page buttons between Previous and Next. Empty for a single page. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1">
      <IconButton
        label="Previous page"
        icon={<ChevronLeft size={20} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageNumbers(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
          className={classNames(
            'touch rounded-full font-semibold tabular-nums transition-colors',
            number === page ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {number}
        </button>
      ))}
      <IconButton
        label="Next page"
        icon={<ChevronRight size={20} />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

/** The numbers of the page buttons, at most `max`, with the current page near the middle. */
export function pageNumbers(current: number, pages: number, max = 5): number[] {
  const count = Math.min(max, pages);
  const first = Math.min(Math.max(1, current - Math.floor(max / 2)), Math.max(1, pages - max + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
