import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import type { OrderList } from '../order-list.ts';

interface ArchivePagesProps {
  /** Behind which cursor each page so far began. */
  archive: readonly string[];
  list: OrderList;
  onChange: (archive: readonly string[]) => void;
}

/** The archive has no page numbers: nobody counts what lies in it. */
export function ArchivePages({ archive, list, onChange }: ArchivePagesProps) {
  const { nextCursor } = list.pagination;
  if (archive.length === 0 && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
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
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
