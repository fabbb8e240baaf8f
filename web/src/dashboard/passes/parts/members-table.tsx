import { useState } from 'react';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { matchesMember, mealsText } from '../pass-texts.ts';
import type { Pass } from '../use-passes.ts';

interface MembersTableProps {
  passes: readonly Pass[];
  onOpen: (pass: Pass) => void;
}

/** The members with their balances. Members with few meals come first. */
export function MembersTable({ passes, onOpen }: MembersTableProps) {
  const [search, setSearch] = useState('');
  const matchingPasses = passes
    .filter((pass) => matchesMember(pass, search))
    .sort((a, b) => a.left - b.left || a.name.localeCompare(b.name));
  const columns = [...memberColumns, openColumn(onOpen)];
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        label="Search members"
        value={search}
        onChange={setSearch}
        className="w-full sm:w-80"
      />
      <DataTable
        caption="Members"
        columns={columns}
        rows={matchingPasses}
        keyOf={({ id }) => id}
        empty="No member matches this search"
        renderCard={(pass) => <MemberCard pass={pass} onOpen={onOpen} />}
      />
    </div>
  );
}

const memberColumns: Column<Pass>[] = [
  {
    key: 'name',
    header: 'Member',
    isRowHeader: true,
    width: 'max-w-72',
    cell: ({ name, roll }) => (
      <>
        <span className="block truncate">{name}</span>
        {roll && <span className="block text-sm font-normal text-ink-soft">{roll}</span>}
      </>
    ),
  },
  { key: 'type', header: 'Pass', hideBelow: 'lg', cell: ({ typeName }) => typeName },
  { key: 'left', header: 'Left', align: 'end', cell: (pass) => <Left pass={pass} /> },
  { key: 'taken', header: 'Taken', align: 'end', cell: ({ claimed }) => claimed },
  { key: 'until', header: 'Last day', cell: ({ until }) => formatDate(until) },
];

function openColumn(onOpen: (pass: Pass) => void): Column<Pass> {
  return {
    key: 'open',
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: (pass) => <OpenButton pass={pass} onOpen={onOpen} />,
  };
}

function OpenButton({ pass, onOpen }: { pass: Pass; onOpen: (pass: Pass) => void }) {
  return (
    <Button variant="quiet" size="small" onClick={() => onOpen(pass)}>
      Open<span className="sr-only"> {pass.name}</span>
    </Button>
  );
}

function Left({ pass: { left } }: { pass: Pass }) {
  if (left <= 0) return <Badge tone="chilli">{mealsText(left)}</Badge>;
  return <span className="tabular-nums">{mealsText(left)}</span>;
}

function MemberCard({ pass, onOpen }: { pass: Pass; onOpen: (pass: Pass) => void }) {
  return (
    <Card className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <h3 className="truncate font-bold">{pass.name}</h3>
        <p className="text-sm text-ink-soft">
          {pass.typeName}, until {formatDate(pass.until)}
        </p>
        <Left pass={pass} />
      </div>
      <OpenButton pass={pass} onOpen={onOpen} />
    </Card>
  );
}
