import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { Pagination } from '../../../lib/ui/table/pagination.tsx';
import { type OrderList, pageCount } from '../order-list.ts';
import type { useOrderFilter } from '../use-order-filter.ts';

interface ListPagesProps {
  filter: ReturnType<typeof useOrderFilter>;
  list: OrderList;
}

/** Turns the pages of the list, or of the archive, and goes back to the top with each. */
export function ListPages({ filter, list }: ListPagesProps) {
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
  if (!filter.archive) {
    return (
      <Pagination
        page={filter.page}
        pages={pageCount(list)}
        onChange={(next) => {
          filter.setPage(next);
          toTop();
        }}
      />
    );
  }
  return (
    <ArchivePages
      archive={filter.archive}
      list={list}
      onChange={(archive) => {
        filter.setArchive(archive);
        toTop();
      }}
    />
  );
}

interface ArchivePagesProps {
  /** Behind which cursor each page so far began. */
  archive: readonly string[];
  list: OrderList;
  onChange: (archive: readonly string[]) => void;
}

/** The archive has no page numbers, since what lies in it is not counted. */
function ArchivePages({ archive, list, onChange }: ArchivePagesProps) {
  const { nextCursor } = list.pagination;
  if (archive.length === 0 && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeft size={18} />}
        disabled={archive.length === 0}
        onClick={() => onChange(archive.slice(0, -1))}
      >
        Newer
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && onChange([...archive, nextCursor])}
      >
        Older
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}
