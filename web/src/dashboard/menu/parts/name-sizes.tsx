import { Button } from '../../../lib/ui/button.tsx';
import { hasUnnamedSizes, type ImportRow } from '../import-rows.ts';

interface NameSizesProps {
  rows: readonly ImportRow[];
  onName: (names: readonly string[]) => void;
}

const usualNames = [
  ['Half', 'Full'],
  ['Small', 'Large'],
  ['Small', 'Medium', 'Large'],
  ['Quarter', 'Half', 'Full'],
];

/** Names the unnamed sizes of all dishes at once. */
export function NameSizes({ rows, onName }: NameSizesProps) {
  const unnamed = rows.filter(hasUnnamedSizes);
  if (unnamed.length === 0) return null;
  const counts = new Set(unnamed.map(({ sizes }) => sizes.length));
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-field bg-sunken px-3.5 py-2.5">
      <p className="grow text-sm font-semibold">
        {unnamed.length === 1 ? '1 dish has' : `${unnamed.length} dishes have`} several prices.
        Which sizes?
      </p>
      {usualNames
        .filter(({ length }) => counts.has(length))
        .map((names) => (
          <Button key={names.join()} variant="secondary" size="small" onClick={() => onName(names)}>
            {names.join(', ')}
          </Button>
        ))}
    </div>
  );
}
