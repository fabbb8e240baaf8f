import { sameDigits } from '@thali/shared/order-payments/same-digits';
import type { Order } from '@thali/shared/orders/order.contract';
import { istMoment } from '@thali/shared/time/ist';
import { useId, useMemo, useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatDay } from '../../lib/time/format-time.ts';
import { Card } from '../../lib/ui/card.tsx';
import { DatePicker } from '../../lib/ui/date-picker/date-picker.tsx';
import { FailureNote } from '../../lib/ui/failure-note.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { MonthDownload } from '../shared/month-download.tsx';
import type { Vendor } from '../shared/own-vendor.ts';
import { TakingHead } from './parts/taking-details.tsx';
import { TakingRow } from './parts/taking-row.tsx';
import { TakingSums } from './parts/taking-sums.tsx';
import { readTakings } from './read-takings.ts';
import { takingsCsv } from './takings-csv.ts';
import { useTakings } from './use-takings.ts';

interface TakingsSectionProps {
  vendor: Vendor;
  /** Takes in an order that a press has changed. */
  onOrder: (order: Order) => void;
}

/** What an owner holds against the bank's list at night. Rule: pay-35 */
export default function TakingsSection({ vendor, onOrder }: TakingsSectionProps) {
  const id = useId();
  const [today] = useState(() => istMoment(new Date()).date);
  const [date, setDate] = useState(today);
  const { query, take } = useTakings(vendor.id, date);
  const change = (order: Order) => {
    take(order);
    onOrder(order);
  };
  const { payment } = vendor.settings;
  const what = payment?.accepts === 'online' ? 'Online payments' : 'UPI';
  const sameAs = useMemo(() => sameDigits(query.data ?? []), [query.data]);
  return (
    <Card className="p-5">
      <section aria-labelledby={id}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <h3 id={id} className="text-lg font-bold">
            {what} {date === today ? 'today' : `on ${formatDay(date)}`}
          </h3>
          <div className="w-full sm:w-56">
            <DatePicker
              label="Day"
              value={date}
              max={today}
              onChange={(day) => setDate(day ?? today)}
            />
          </div>
        </header>
        <FailureNote
          message={query.error ? failureText(query.error, 'Could not read the list') : undefined}
          onRetry={() => void query.refetch()}
        />
        {query.data ? (
          <div
            aria-busy={query.isPlaceholderData}
            className={query.isPlaceholderData ? 'opacity-60' : undefined}
          >
            <TakingSums takings={query.data} settings={payment} />
            {query.data.length === 0 ? (
              <p className="mt-4 rounded-field bg-sunken px-4 py-6 text-center text-ink-soft">
                No UPI or online orders on this day.
              </p>
            ) : (
              <>
                <TakingHead />
                <ul className="mt-4 divide-y divide-line border-y border-line xl:mt-0">
                  {query.data.map((taking) => (
                    <TakingRow
                      key={taking.orderId}
                      taking={taking}
                      sameAs={sameAs.get(taking)}
                      onChange={change}
                    />
                  ))}
                </ul>
              </>
            )}
          </div>
        ) : (
          query.isPending && <Skeleton className="mt-4 h-40 rounded-field" />
        )}
        <div className="mt-5">
          <MonthDownload
            what="payments"
            read={(month) => readTakings({ month })}
            toFile={(takings, month) => takingsCsv(takings, month, vendor.subdomain)}
          />
        </div>
      </section>
    </Card>
  );
}
