import type { ImportRow } from '../import-rows.ts';
import { withoutOnlySize } from '../sizes.ts';
import { SizeRows } from './size-rows.tsx';

interface ImportSizesProps {
  row: ImportRow;
  noteId: string | undefined;
  onEdit: (key: string, changes: Partial<ImportRow>) => void;
}

/** The prices of a dish by size. If only one size remains, its price becomes the dish's price. */
export function ImportSizes({ row, noteId, onEdit }: ImportSizesProps) {
  return (
    <fieldset
      aria-label={`Sizes of ${row.name}`}
      className="col-span-2 col-start-2 flex flex-col gap-2"
    >
      <SizeRows
        sizes={row.sizes}
        ofDish={` of ${row.name}`}
        noteId={noteId}
        onChange={(sizes) => onEdit(row.key, withoutOnlySize(sizes))}
      />
    </fieldset>
  );
}
