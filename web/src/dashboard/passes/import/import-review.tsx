import type { MemberRow } from '@thali/shared/passes/import/read-members';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { mealsText } from '../pass-texts.ts';
import type { PassType } from '../use-passes.ts';

/** A row of the list on the review screen. */
export interface ReviewRow extends MemberRow {
  isIncluded: boolean;
  /** Why the member may be there twice. */
  duplicate: string | undefined;
  result: 'added' | { fault: string } | undefined;
}

interface ImportReviewProps {
  rows: readonly ReviewRow[];
  types: readonly PassType[];
  isBusy: boolean;
  onInclude: (line: number, isIncluded: boolean) => void;
}

/** Every row of the list with its values and its faults in words. */
export function ImportReview({ rows, types, isBusy, onInclude }: ImportReviewProps) {
  const checkbox = (row: ReviewRow) => (
    <Checkbox
      label={`Import ${row.name || `line ${row.line}`}`}
      isLabelHidden
      checked={row.isIncluded}
      disabled={isBusy || !row.member || row.result === 'added'}
      onChange={({ target }) => onInclude(row.line, target.checked)}
    />
  );
  const columns: Column<ReviewRow>[] = [
    { key: 'import', header: <span className="sr-only">Import</span>, cell: checkbox },
    { key: 'line', header: 'Line', align: 'end', hideBelow: 'lg', cell: ({ line }) => line },
    {
      key: 'name',
      header: 'Member',
      isRowHeader: true,
      width: 'max-w-56',
      cell: (row) => (
        <>
          <span className="block truncate">{row.name || '—'}</span>
          <span className="block text-sm font-normal text-ink-soft">{contactText(row)}</span>
        </>
      ),
    },
    { key: 'pass', header: 'Pass', cell: (row) => <PassText row={row} types={types} /> },
    { key: 'note', header: 'Note', width: 'max-w-72', cell: (row) => <Note row={row} /> },
  ];
  return (
    <DataTable
      caption="Members in the list"
      columns={columns}
      rows={rows}
      keyOf={({ line }) => String(line)}
      renderCard={(row) => (
        <Card className="flex items-start gap-1 py-2 pr-4 pl-1">
          {checkbox(row)}
          <div className="min-w-0 grow pt-2">
            <h3 className="truncate font-bold">{row.name || `Line ${row.line}`}</h3>
            <p className="text-sm text-ink-soft">{contactText(row)}</p>
            <PassText row={row} types={types} />
            <Note row={row} />
          </div>
        </Card>
      )}
    />
  );
}

function contactText({ member }: ReviewRow): string {
  return [member?.phone, member?.roll].filter(Boolean).join(' · ');
}

function PassText({ row: { member }, types }: { row: ReviewRow; types: readonly PassType[] }) {
  if (!member) return null;
  const { meals, startsOn, until, typeId } = member;
  return (
    <>
      <span className="block font-semibold tabular-nums">{mealsText(meals)} left</span>
      <span className="block text-sm text-ink-soft">
        {types.find(({ id }) => id === typeId)?.name}, {formatDate(startsOn)} to {formatDate(until)}
      </span>
    </>
  );
}

function Note({ row: { result, faults, duplicate } }: { row: ReviewRow }) {
  if (result === 'added') return <Badge tone="leaf">Imported</Badge>;
  const texts = result ? [result.fault] : faults;
  return (
    <div className="text-sm whitespace-normal">
      {texts.map((text) => (
        <p key={text} className="text-chilli">
          {text}
        </p>
      ))}
      {!result && duplicate && <p className="text-accent-ink">{duplicate}</p>}
    </div>
  );
}
