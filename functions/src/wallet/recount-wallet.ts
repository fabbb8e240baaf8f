import { setTimeout as sleep } from 'node:timers/promises';
import { readCredits, readDays, readFees, readTotals } from '../ledger/ledger.table.ts';
import {
  type CreditRow,
  type DayRow,
  type FeeRow,
  paidFeesPaise,
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

/** Longer than the usual lag of an eventually consistent read or an index. */
const recheckAfterMs = 1000;

/**
 * Compares the sums of a wallet's entries with its totals, its days and the completed orders. Changes nothing. Ignores
 * differences that disappear after a second, because they come from concurrent entries. Reads every entry and order, so
 * only an operator may call it.
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

/**
 * The fees of a vendor's completed orders by order id, without test orders. Reads every order, so only a recount may
 * call it.
 */
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
  const covered = fees.filter(({ accruedPaise }) => accruedPaise <= paidFeesPaise(totals)).length;
  const countOf = (method: FeeRow['paymentMethod']) =>
    fees.filter(({ paymentMethod }) => paymentMethod === method).length;
  const [onlineFees, counterFees] = [countOf('online'), countOf('counter')];
  const counted = {
    ...sumsOfEntries(fees, credits),
    coveredFees: covered,
    ...(onlineFees > 0 && { onlineFees }),
    ...(counterFees > 0 && { counterFees }),
  };
  return differences('totals', totals, counted);
}

function sequenceDrifts(fees: readonly FeeRow[]): string[] {
  let accruedPaise = 0;
  return fees.flatMap((fee, index) => {
    accruedPaise += fee.amountPaise;
    const isConsistent = fee.number === index + 1 && fee.accruedPaise === accruedPaise;
    return isConsistent ? [] : [`fee ${fee.number}: wrong number or running sum`];
  });
}

function dayDrifts(day: DayRow, fees: readonly FeeRow[], credits: readonly CreditRow[]): string[] {
  const start = Date.parse(`${day.date}T00:00:00+05:30`);
  const isBefore = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) < start;
  const counted = sumsOfEntries(fees.filter(isBefore), credits.filter(isBefore));
  // Skip a day that began after the totals were read.
  if (day.fees > fees.length || day.credits > credits.length) return [];
  return differences(`day ${day.date}`, day, counted);
}

function orderDrifts(
  totals: WalletTotals,
  fees: readonly FeeRow[],
  orders: ReadonlyMap<string, OrderFee>,
): string[] {
  const drifts: string[] = [];
  const ordersWithFee = new Set<string>();
  for (const { orderId, amountPaise, accruedPaise, number } of fees) {
    const order = orders.get(orderId);
    if (ordersWithFee.has(orderId)) drifts.push(`fee ${number}: the order has another fee already`);
    else if (!order) drifts.push(`fee ${number}: no completed order has it`);
    else if (order.feePaise !== amountPaise || order.feesUpToPaise !== accruedPaise) {
      drifts.push(`fee ${number}: the order has another amount or running sum`);
    }
    ordersWithFee.add(orderId);
  }
  for (const [orderId, { feesUpToPaise }] of orders) {
    // Ignore an order that was completed after the totals were read.
    const isLater = feesUpToPaise !== undefined && feesUpToPaise > totals.accruedPaise;
    if (!ordersWithFee.has(orderId) && !isLater) drifts.push(`order ${orderId}: it has no fee`);
  }
  return drifts;
}

function differences(label: string, storedRow: object, counted: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(storedRow));
  return Object.entries(counted)
    .filter(([name, value]) => stored.get(name) !== value)
    .map(([name, value]) => `${label}: ${name} is ${stored.get(name)}, counted ${value}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
