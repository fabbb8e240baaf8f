import { LayoutGrid, Table2 } from 'lucide-react';
import { Chip } from '../../../lib/ui/chip.tsx';

interface ViewSwitchProps {
  isTickets: boolean;
  onTickets: () => void;
  onTable: () => void;
}

/** Tickets for the stove, a table for the desk. */
export function ViewSwitch({ isTickets, onTickets, onTable }: ViewSwitchProps) {
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">View</legend>
      <Chip
        isSelected={isTickets}
        icon={<LayoutGrid size={18} aria-hidden="true" className="max-sm:hidden" />}
        onClick={onTickets}
      >
        Tickets
      </Chip>
      <Chip
        isSelected={!isTickets}
        icon={<Table2 size={18} aria-hidden="true" className="max-sm:hidden" />}
        onClick={onTable}
      >
        Table
      </Chip>
    </fieldset>
  );
}
