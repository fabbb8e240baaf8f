import { tableLabel, tableNames } from '@thali/shared/tables/table-names';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { chooseTable } from '../checkout/own-table.ts';

interface TableChoiceProps {
  vendor: Pick<PublicVendor, 'id' | 'settings'>;
  /** The guest's table; undefined if there is none yet. */
  table: string | undefined;
}

/** Shows the table of the scanned card, or lets the guest choose one. Rule: tables-3 */
export function TableChoice({ vendor, table }: TableChoiceProps) {
  const [isChanging, setChanging] = useState(false);
  if (table !== undefined && !isChanging) {
    return (
      <p className="flex min-h-12 items-center gap-3 rounded-field border border-line pr-1 pl-3.5">
        <Armchair size={20} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 grow font-semibold">{tableLabel(table)}</span>
        <Button
          variant="quiet"
          size="small"
          aria-label="Change table"
          onClick={() => setChanging(true)}
        >
          Change
        </Button>
      </p>
    );
  }
  const names = tableNames(vendor.settings.tables);
  return (
    <Select
      label="Which table?"
      autoFocus={isChanging}
      options={[
        { value: '', label: 'I will collect at the counter' },
        ...names.map((name) => ({ value: name, label: tableLabel(name) })),
      ]}
      value={table ?? ''}
      onChange={(chosen) => {
        chooseTable(vendor.id, chosen || undefined);
        setChanging(false);
      }}
    />
  );
}
