import { batchGet } from '../table/batch-get.ts';
import { keys, type RowKey } from '../table/keys.ts';
import { between, queryPage, queryRows } from '../table/query-rows.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import {
  type CreditRow,
  type DayRow,
  emptyTotals,
  type FeeRow,
  type SettlementRow,
  type WalletTotals,
} from './ledger-rows.ts';

type ReadOrder = 'newest-first' | 'oldest-first';

/** The totals of a wallet; zero for a wallet without entries. 0.5 read units, 1 when consistent. */
export async function readTotals(vendorId: string, options?: ReadOptions): Promise<WalletTotals> {
  return (await readRow<WalletTotals>(keys.walletTotals(vendorId), options)) ?? emptyTotals;
}

/** One fee by its number. 1 read unit. */
export async function readFee(vendorId: string, number: number): Promise<FeeRow> {
  const fee = await readRow<FeeRow>(keys.walletFee(vendorId, number), { ConsistentRead: true });
  if (!fee) throw new Error(`The wallet of ${vendorId} has no fee ${number}`);
  return fee;
}

/** The newest state of one settlement, or undefined. 1 read unit. */
export async function readSettlement(
  vendorId: string,
  number: number,
): Promise<SettlementRow | undefined> {
  return readRow(keys.settlement(vendorId, number), { ConsistentRead: true });
}

/** A range of row numbers that includes both ends; empty if `last` is smaller. */
export interface NumberRange {
  first: number;
  last: number;
}

/** Fees by their numbers. 0.5 read units for about 25. */
export function readFees(
  vendorId: string,
  { first, last }: NumberRange,
  order: ReadOrder = 'newest-first',
): Promise<FeeRow[]> {
  const [from, to] = [keys.walletFee(vendorId, first), keys.walletFee(vendorId, last)];
  return readBetween<FeeRow>(from, to, order);
}

/** Settlements by their numbers, newest first. 0.5 read units for about 18. */
export function readSettlements(
  vendorId: string,
  { first, last }: NumberRange,
): Promise<SettlementRow[]> {
  const [from, to] = [keys.settlement(vendorId, first), keys.settlement(vendorId, last)];
  return readBetween<SettlementRow>(from, to, 'newest-first');
}

/** Settlements by their numbers, in the given order. 0.5 read units each. */
export async function readSettlementsByNumber(
  vendorId: string,
  numbers: readonly number[],
): Promise<SettlementRow[]> {
  const rows = await batchGet(numbers.map((number) => keys.settlement(vendorId, number)));
  return rows as unknown as SettlementRow[];
}

/** Credits by their numbers, oldest first. */
export function readCredits(vendorId: string, { first, last }: NumberRange): Promise<CreditRow[]> {
  const [from, to] = [keys.walletCredit(vendorId, first), keys.walletCredit(vendorId, last)];
  return readBetween<CreditRow>(from, to, 'oldest-first');
}

/** Days with entries, oldest first. 0.5 read units for about 20. */
export function readDays(vendorId: string, from: string, to: string): Promise<DayRow[]> {
  return readBetween<DayRow>(
    keys.walletDay(vendorId, from),
    keys.walletDay(vendorId, to),
    'oldest-first',
  );
}

/** The first day on or after a date that has an entry, or undefined. 0.5 read units. */
export async function readDayFrom(vendorId: string, date: string): Promise<DayRow | undefined> {
  const from = keys.walletDay(vendorId, date);
  const { Items = [] } = await queryPage({
    ...between(from, keys.walletDay(vendorId, '9999-12-31')),
    Limit: 1,
  });
  return Items[0] as DayRow | undefined;
}

async function readBetween<Row>(from: RowKey, to: RowKey, order: ReadOrder): Promise<Row[]> {
  if (from.SK > to.SK) return [];
  const isOldestFirst = order === 'oldest-first';
  return (await queryRows({ ...between(from, to), ScanIndexForward: isOldestFirst })) as Row[];
}
