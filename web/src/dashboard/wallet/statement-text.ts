import { formatRupees } from '@thali/shared/money/paise';
import type { WalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import { formatDate, formatDay } from '../../lib/time/format-time.ts';
import { monthName } from '../shared/months.ts';
import { settlementName } from './wallet-texts.ts';

/** A line of the calculation. The lines add up from top to bottom. */
export interface StatementSum {
  name: string;
  amount: string;
  isTotal?: boolean;
}

export interface StatementText {
  title: string;
  vendorName: string;
  /** Undefined for a past month. */
  asOf: string | undefined;
  sums: readonly StatementSum[];
  dayHeader: readonly string[];
  days: readonly (readonly string[])[];
  dayTotals: readonly string[];
  settlementHeader: readonly string[];
  settlements: readonly (readonly string[])[];
  settlementTotals: readonly string[];
  /** Money that the platform holds for the vendor. Absent if the platform holds no money. */
  dueToVendor: string | undefined;
}

/** All texts of a month's statement. */
export function statementText(statement: WalletStatement, now: Date): StatementText {
  const { month, vendorName, isOpen, balance, days, settlements } = statement;
  return {
    title: `Statement ${monthName(month)}`,
    vendorName,
    asOf: isOpen
      ? `As of ${formatDate(now.toISOString())}. The month is still running.`
      : undefined,
    sums: sumsOf(statement),
    dayHeader: ['Date', 'Orders', 'Fees', 'Paid', 'Corrected', 'Balance'],
    days: days.map((day) => [dayText(day.date), ...movementText(day), formatRupees(day.closing)]),
    dayTotals: ['Total', ...movementText(statement), formatRupees(statement.closing)],
    settlementHeader: ['Transaction', 'Type', 'Payment', 'Date', 'Amount'],
    settlements: settlements.map((settlement) => [
      settlement.id,
      settlementName(settlement),
      settlement.paymentId ?? settlement.note ?? '',
      formatDay(settlement.closedAt ?? settlement.createdAt),
      formatRupees(settlement.amount),
    ]),
    // Excludes corrections, which have their own line in the calculation.
    settlementTotals: ['Total paid', '', '', '', formatRupees(statement.settled)],
    dueToVendor: balance === 0 ? undefined : formatRupees(balance),
  };
}

type Movement = Pick<WalletStatement, 'orders' | 'accrued' | 'settled' | 'corrected'>;

function sumsOf({
  opening,
  orders,
  accrued,
  settled,
  corrected,
  closing,
  isOpen,
}: WalletStatement) {
  const count =
    orders === 1 ? '1 completed order' : `${orders.toLocaleString('en-IN')} completed orders`;
  return [
    { name: 'Balance at the start', amount: formatRupees(opening) },
    { name: `Fees of ${count}`, amount: signedAmount(accrued) },
    { name: 'Paid by you', amount: signedAmount(-settled) },
    { name: 'Corrected by Thali', amount: signedAmount(corrected) },
    {
      name: isOpen ? 'Balance due' : 'Balance at the end of the month',
      amount: formatRupees(closing),
      isTotal: true,
    },
  ];
}

function movementText({ orders, accrued, settled, corrected }: Movement): string[] {
  return [
    orders.toLocaleString('en-IN'),
    signedAmount(accrued),
    signedAmount(-settled),
    signedAmount(corrected),
  ];
}

/** An amount with its plus or minus sign. */
function signedAmount(rupees: number): string {
  if (rupees === 0) return formatRupees(0);
  return `${rupees > 0 ? '+' : '−'}${formatRupees(Math.abs(rupees))}`;
}

function dayText(date: string): string {
  return formatDay(`${date}T00:00:00+05:30`);
}
