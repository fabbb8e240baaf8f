import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { monthName, statementMonths } from '../statement-months.ts';
import { statementPath } from '../statement-path.ts';

/** Leads to a month's statement. */
export function StatementPicker() {
  const [path] = useLocation();
  const [months] = useState(() => statementMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Card className="p-5">
      <section aria-label="Monthly Statement">
        <h3 className="text-lg font-bold">Monthly Statement</h3>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          What was owed, accrued and settled, to print and to keep.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-40">
            <Select
              label="Month"
              options={months.map((value) => ({ value, label: monthName(value) }))}
              value={month}
              onChange={setMonth}
            />
          </div>
          <Link
            href={statementPath(path, month)}
            className={`${buttonClass({ variant: 'secondary' })} grow sm:grow-0`}
          >
            <ReceiptText size={18} aria-hidden="true" />
            Statement
          </Link>
        </div>
      </section>
    </Card>
  );
}
