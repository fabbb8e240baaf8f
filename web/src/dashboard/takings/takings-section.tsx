import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { findSameDigits } from '@thali/shared/order-payments/same-digits';
import { takingState } from '@thali/shared/order-payments/taking-state';
import type { Order } from '@thali/shared/orders/order.contract';
import type { AcceptedPayments } from '@thali/shared/orders/payment-methods';
import { toIst } from '@thali/shared/time/ist';
import { Fragment, useId, useMemo, useState } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { formatDay } from '../../lib/time/format-time.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Card } from '../../lib/ui/card.tsx';
import { DatePicker } from '../../lib/ui/date-picker/date-picker.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { MonthDownload } from '../shared/month-download.tsx';
import type { Vendor } from '../shared/own-vendor.ts';
import { TakingHead } from './parts/taking-details.tsx';
import { TakingRow } from './parts/taking-row.tsx';
import { TakingSums } from './parts/taking-sums.tsx';
import { takingsCsv } from './takings-csv.ts';
import { readTakings, useTakings } from './use-takings.ts';

interface TakingsSectionProps {
  vendor: Vendor;
  /** Called with an order that a button has changed. */
  onOrder: (order: Order) => void;
}

/** The payments of a day, which the owner compares with the bank statement. Rule: pay-35 */
export default function TakingsSection({ vendor, onOrder }: TakingsSectionProps) {
  const id = useId();
  const [today] = useState(() => toIst(new Date(serverNow())).date);
  const [date, setDate] = useState(today);
  const { takings, applyOrder } = useTakings(date);
  const change = (order: Order) => {
    applyOrder(order);
    onOrder(order);
  };
  const { payment } = vendor.settings;
  const method = names[payment?.accepts ?? 'off'];
  return (
    <Card className="p-5">
      <section aria-labelledby={id}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <h3 id={id} className="text-lg font-bold">
            {method} {date === today ? 'today' : `on ${formatDay(date)}`}
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
        <Loaded
          reading={takings}
          loading={<Skeleton className="mt-4 h-40 rounded-field" />}
          isSection
        >
          {(day) => <TakingList takings={day.takings} settings={payment} onChange={change} />}
        </Loaded>
        <div className="mt-5">
          <MonthDownload
            rowsName="payments"
            read={(month) => readTakings({ month })}
            toFile={(rows, month) => takingsCsv(rows, month, vendor.subdomain)}
          />
        </div>
      </section>
    </Card>
  );
}

/** At a mess that takes only cash, guests may still pay to a QR code on the counter. */
const names: Record<AcceptedPayments, string> = {
  online: 'Online payments',
  upi: 'UPI',
  upi_and_online: 'UPI and online payments',
  off: 'UPI and unpaid',
};

interface TakingListProps {
  takings: readonly Taking[];
  settings: Vendor['settings']['payment'];
  onChange: (order: Order) => void;
}

function TakingList({ takings, settings, onChange }: TakingListProps) {
  const sameDigitsAs = useMemo(() => findSameDigits(takings), [takings]);
  const isUnpaid = (taking: Taking) => takingState(taking) === 'unpaid';
  // The sums include cash sales at the counter. Their rows would hide the payments to compare.
  const otherTakings = takings.filter(
    (taking) => !isUnpaid(taking) && !(taking.isCounterSale && takingState(taking) === 'cash'),
  );
  const groups: [name: string, rows: Taking[]][] = [
    ['Handed over unpaid', takings.filter(isUnpaid)],
    ['Counter', otherTakings.filter(({ isCounterSale }) => isCounterSale)],
    ['Others', otherTakings.filter(({ isCounterSale }) => !isCounterSale)],
  ];
  const filled = groups.filter(([, rows]) => rows.length > 0);
  const hasHeadings = filled.some(([name]) => name !== 'Others');
  const rowsOf = (rows: readonly Taking[]) => (
    <>
      <TakingHead />
      <ul className="mt-4 divide-y divide-line border-y border-line xl:mt-0">
        {rows.map((taking) => (
          <TakingRow
            key={taking.orderId}
            taking={taking}
            sameDigitsAs={sameDigitsAs.get(taking)}
            onChange={onChange}
          />
        ))}
      </ul>
    </>
  );
  if (takings.length === 0) {
    return <p className="mt-2 text-ink-soft">Nothing by UPI, online or unpaid on this day.</p>;
  }
  return (
    <>
      <TakingSums takings={takings} settings={settings} />
      {filled.map(([name, rows]) => (
        <Fragment key={name}>
          {hasHeadings && <h4 className="mt-5 font-bold">{name}</h4>}
          {rowsOf(rows)}
        </Fragment>
      ))}
    </>
  );
}
