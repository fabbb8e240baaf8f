import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { Pagination } from '../../../lib/ui/table/pagination.tsx';
import type { ChangeChoice, OrderChoice } from '../order-filter.ts';
import { type OrderList, pageCount } from '../order-list.ts';

interface ListPagesProps {
  choice: OrderChoice;
  onChange: ChangeChoice;
  list: OrderList;
}

/** Buttons for the other pages of the list or the archive. A new page starts at its top. */
export function ListPages({ choice, onChange, list }: ListPagesProps) {
  const goTo = (changes: Partial<OrderChoice>) => {
    onChange(changes);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return choice.isArchived ? (
    <ArchivePages after={choice.after} list={list} onChange={(after) => goTo({ after })} />
  ) : (
    <Pagination page={choice.page} pages={pageCount(list)} onChange={(page) => goTo({ page })} />
  );
}

interface ArchivePagesProps {
  /** The cursor of each page so far. */
  after: readonly string[];
  list: OrderList;
  onChange: (after: readonly string[]) => void;
}

/** The archive has no page numbers, because the server does not count its orders. */
function ArchivePages({ after, list, onChange }: ArchivePagesProps) {
  const { nextCursor } = list.pagination;
  if (after.length === 0 && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeft size={18} />}
        disabled={after.length === 0}
        onClick={() => onChange(after.slice(0, -1))}
      >
        Newer
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && onChange([...after, nextCursor])}
      >
        Older
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}
