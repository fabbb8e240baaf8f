import { setTimeout as sleep } from 'node:timers/promises';
import { readCredits, readDays, readFees, readTotals } from '../ledger/ledger.table.ts';
import {
  type CreditRow,
  coveredPaise,
  type DayRow,
  type FeeRow,
  type Sums,
  type WalletTotals,
} from '../ledger/ledger-rows.ts';
import { eachOrderRow } from '../orders/store/every-order.table.ts';
import { orderIdOfKey } from '../table/keys.ts';

export interface Recount {
  /** The number of entries read. */
  entries: number;
  /** One text for each difference; empty if the ledger adds up. */
  drifts: string[];
}

/** Longer than an eventually consistent read or an index usually lags. */
const recheckAfterMs = 1000;

/**
 * Compares the sums of a wallet's entries with its totals, its days and the completed orders. Changes nothing. Ignores
 * differences that disappear after a second, because they come from concurrent entries. Reads every entry and order, so
 * only an operator calls it.
 */
export async function recountWallet(vendorId: string): Promise<Recount> {
  const first = await recountOnce(vendorId);
  if (first.drifts.length === 0) return first;
  await sleep(recheckAfterMs);
  const { entries, drifts } = await recountOnce(vendorId);
  return { entries, drifts: drifts.filter((drift) => first.drifts.includes(drift)) };
}

async function recountOnce(vendorId: string): Promise<Recount> {
  const totals = await readTotals(vendorId, { ConsistentRead: true });
  const [fees, credits, days, orders] = await Promise.all([
    readFees(vendorId, { first: 1, last: totals.fees }, 'oldest-first'),
    readCredits(vendorId, { first: 1, last: totals.credits }),
    readDays(vendorId, '2000-01-01', '9999-12-31'),
    readCompletedOrderFees(vendorId),
  ]);
  const drifts = [
    ...totalsDrifts(totals, fees, credits),
    ...sequenceDrifts(fees),
    ...days.flatMap((day) => dayDrifts(day, fees, credits)),
    ...orderDrifts(totals, fees, orders),
  ];
  return { entries: fees.length + credits.length, drifts };
}

interface OrderFee {
  feePaise: number;
  feesUpToPaise: number | undefined;
}

/** The fees of a vendor's completed orders, without test orders, by order id. For a recount: it reads every order. */
async function readCompletedOrderFees(vendorId: string): Promise<Map<string, OrderFee>> {
  const completed = eachOrderRow(vendorId, {
    FilterExpression: '#status = :completed AND attribute_not_exists(isTest)',
    ProjectionExpression: 'PK, feePaise, feesUpToPaise',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':completed': 'completed' },
  });
  const fees = new Map<string, OrderFee>();
  for await (const { PK, feePaise, feesUpToPaise } of completed) {
    fees.set(orderIdOfKey(String(PK)), {
      feePaise: Number(feePaise),
      feesUpToPaise: feesUpToPaise as number | undefined,
    });
  }
  return fees;
}

/** The sums of some entries. */
export function sumsOfEntries(
  fees: readonly FeeRow[],
  credits: readonly CreditRow[],
): Omit<Sums, 'settlements'> {
  const owedBy = (type: CreditRow['type']) =>
    sum(credits.filter((credit) => credit.type === type).map(({ owedPaise }) => owedPaise));
  return {
    fees: fees.length,
    credits: credits.length,
    accruedPaise: sum(fees.map(({ amountPaise }) => amountPaise)),
    settledPaise: 0 - owedBy('settlement'),
    correctedPaise: owedBy('correction'),
    balancePaise: sum(credits.map(({ balancePaise }) => balancePaise)),
  };
}

function totalsDrifts(
  totals: WalletTotals,
  fees: readonly FeeRow[],
  credits: readonly CreditRow[],
): string[] {
  const covered = fees.filter(({ accruedPaise }) => accruedPaise <= coveredPaise(totals)).length;
  const onlineFees = fees.filter(({ paymentMethod }) => paymentMethod === 'online').length;
  const counted = {
    ...sumsOfEntries(fees, credits),
    coveredFees: covered,
    ...(onlineFees > 0 && { onlineFees }),
  };
  return differences('totals', totals, counted);
}

function sequenceDrifts(fees: readonly FeeRow[]): string[] {
  let accruedPaise = 0;
  return fees.flatMap((fee, index) => {
    accruedPaise += fee.amountPaise;
    const isRight = fee.number === index + 1 && fee.accruedPaise === accruedPaise;
    return isRight ? [] : [`fee ${fee.number}: its place or what all up to it come to`];
  });
}

function dayDrifts(day: DayRow, fees: readonly FeeRow[], credits: readonly CreditRow[]): string[] {
  const start = Date.parse(`${day.date}T00:00:00+05:30`);
  const isBefore = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) < start;
  const counted = sumsOfEntries(fees.filter(isBefore), credits.filter(isBefore));
  // A day that started after the totals were read is not counted.
  if (day.fees > fees.length || day.credits > credits.length) return [];
  return differences(`day ${day.date}`, day, counted);
}

function orderDrifts(
  totals: WalletTotals,
  fees: readonly FeeRow[],
  orders: ReadonlyMap<string, OrderFee>,
): string[] {
  const drifts: string[] = [];
  const owed = new Set<string>();
  for (const { orderId, amountPaise, accruedPaise, number } of fees) {
    const order = orders.get(orderId);
    if (owed.has(orderId)) drifts.push(`fee ${number}: the order owes it twice`);
    else if (!order) drifts.push(`fee ${number}: no completed order owes it`);
    else if (order.feePaise !== amountPaise || order.feesUpToPaise !== accruedPaise) {
      drifts.push(`fee ${number}: the order says another amount or place`);
    }
    owed.add(orderId);
  }
  for (const [orderId, { feesUpToPaise }] of orders) {
    // An order that was completed after the totals were read.
    const isLater = feesUpToPaise !== undefined && feesUpToPaise > totals.accruedPaise;
    if (!owed.has(orderId) && !isLater) drifts.push(`order ${orderId}: it owes no fee`);
  }
  return drifts;
}

function differences(what: string, kept: object, counted: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(counted)
    .filter(([name, value]) => stored.get(name) !== value)
    .map(([name, value]) => `${what}: ${name} is ${stored.get(name)}, counted ${value}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
