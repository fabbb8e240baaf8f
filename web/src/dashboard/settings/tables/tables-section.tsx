import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Switch } from '../../../lib/ui/switch.tsx';
import { tableCardsPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useSetting } from '../use-setting.ts';
import { TablesForm } from './tables-form.tsx';

/** The number of tables after the owner switches tables on. */
const firstTables = 10;

/** The settings of the tables, by number or by name. Rule: tables-1 */
export function TablesSection({ vendor }: { vendor: Vendor }) {
  const { value: tables, isBusy, save, send } = useSetting(vendor, 'tables');
  return (
    <SettingsSection
      title="Tables"
      description="Each table’s card has a code of its own. Orders and kitchen tickets show the table."
    >
      <div className="flex flex-col gap-4">
        <Switch
          label="Customers order at their table"
          description="They scan its card, or choose the table in the cart."
          isOn={tables !== undefined}
          isBusy={isBusy}
          onChange={(isOn) => save(isOn ? firstTables : null)}
        />
        {tables !== undefined && (
          <>
            <TablesForm savedTables={tables} onSave={send} />
            <p className="text-sm text-ink-soft">
              A renamed table needs a new card. Its old card asks the customer for the table.
            </p>
            <Link
              href={tableCardsPath}
              className={`${buttonClass({ variant: 'secondary', size: 'small' })} self-start`}
            >
              <Printer size={18} />
              Print Table Cards
            </Link>
          </>
        )}
      </div>
    </SettingsSection>
  );
}
