import { toRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import type { SettlementRow } from '../ledger/ledger-rows.ts';

export function toSettlement(row: SettlementRow): Settlement {
  return {
    id: toSettlementId(row.number),
    amount: toRupees(row.amountPaise),
    transactionType: row.type,
    status: row.status,
    note: row.note ?? null,
    paymentId: row.paymentId ?? null,
    createdAt: row.createdAt,
    closedAt: row.closedAt ?? null,
  };
}

/** `12` -> `S000012`. */
export function toSettlementId(number: number): string {
  return `S${String(number).padStart(6, '0')}`;
}

export function settlementNumber(id: string): number {
  return Number(id.slice(1));
}
