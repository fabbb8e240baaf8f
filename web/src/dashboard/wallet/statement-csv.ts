import { toIst } from '@thali/shared/time/ist';
import type { WalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { moneyCell, settlementName } from './wallet-texts.ts';

/** A statement as a CSV file: the days with totals, then the settlements. */
export function statementCsv(statement: WalletStatement, subdomain: string): SavedFile {
  const { month, vendorName, days, settlements } = statement;
  const rows: CsvCell[][] = [
    ['Statement', month, vendorName],
    [],
    ['Date', 'Balance at start', 'Orders', 'Fees', 'Paid', 'Corrected', 'Balance at end'],
    ...days.map((day) => [day.date, ...movementCells(day)]),
    ['Total', ...movementCells(statement)],
    [],
    ['Transaction ID', 'Type', 'Date', 'Amount', 'Status', 'Payment ID', 'Note'],
    ...settlements.map((settlement) => [
      settlement.id,
      settlementName(settlement),
      toIst(new Date(settlement.closedAt ?? settlement.createdAt)).date,
      moneyCell(settlement.amount),
      settlement.status,
      settlement.paymentId,
      settlement.note,
    ]),
  ];
  return {
    name: `thali-${subdomain}-statement-${month}.csv`,
    content: toCsv(rows),
    type: 'text/csv',
  };
}

type Movement = Pick<
  WalletStatement,
  'opening' | 'orders' | 'accrued' | 'settled' | 'corrected' | 'closing'
>;

function movementCells({ opening, orders, accrued, settled, corrected, closing }: Movement) {
  return [
    moneyCell(opening),
    orders,
    moneyCell(accrued),
    moneyCell(settled),
    moneyCell(corrected),
    moneyCell(closing),
  ];
}
