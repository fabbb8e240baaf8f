import { soundsNonVeg } from '@thali/shared/menu/import/diet-signs';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import type { ImportRow } from '../import-rows.ts';

interface MarkUnmarkedProps {
  rows: readonly ImportRow[];
  onMark: (isVegetarian: boolean, rows: readonly ImportRow[]) => void;
}

/** Marks all unmarked dishes as veg or non-veg. 'All veg' leaves out names of meat, fish or egg. */
export function MarkUnmarked({ rows, onMark }: MarkUnmarkedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const unmarked = rows.filter((row) => row.isIncluded && row.isVegetarian === null);
  const doubtful = unmarked.filter(({ name }) => soundsNonVeg(name));
  if (unmarked.length === 0) return null;
  const otherRows = unmarked.filter((row) => !doubtful.includes(row));
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field bg-sunken px-3.5 py-2.5">
      <p className="grow text-sm font-semibold">
        {unmarked.length === 1 ? '1 dish is' : `${unmarked.length} dishes are`} not marked veg or
        non-veg yet
      </p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => (doubtful.length > 0 ? setIsAsking(true) : onMark(true, unmarked))}
      >
        All veg
      </Button>
      <Button variant="secondary" size="small" onClick={() => onMark(false, unmarked)}>
        All non-veg
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onMark(true, otherRows);
        }}
        title="Are these veg?"
        text={`These may be meat, fish or egg: ${doubtful.map(({ name }) => name).join(', ')}. Please mark them one by one.`}
        confirmLabel={otherRows.length > 0 ? 'Mark the others veg' : 'Close'}
      />
    </div>
  );
}
