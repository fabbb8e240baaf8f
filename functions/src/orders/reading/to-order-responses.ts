import type { Order } from '@thali/shared/orders/order.contract';
import { readTotals } from '../../ledger/ledger.table.ts';
import { paidFeesPaise } from '../../ledger/ledger-rows.ts';
import { vendorLabel } from '../../vendors/vendor-label.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { type OrderReader, toOrder } from './to-order.ts';

/** Adds the vendor's name and the fee's payment status to orders. */
export async function toOrderResponses(
  orders: readonly OrderRecord[],
  reader: OrderReader,
): Promise<Order[]> {
  const paidFees = await readPaidFees(orders);
  return Promise.all(
    orders.map(async (order) =>
      toOrder(order, await vendorLabel(order.vendorId), reader, paidFees.get(order.vendorId)),
    ),
  );
}

export async function toOrderResponse(order: OrderRecord, reader: OrderReader): Promise<Order> {
  const [paidFees, label] = await Promise.all([readPaidFees([order]), vendorLabel(order.vendorId)]);
  return toOrder(order, label, reader, paidFees.get(order.vendorId));
}

/** The total of paid fees, for each vendor with a completed order in the list. 0.5 read units per vendor. */
async function readPaidFees(orders: readonly OrderRecord[]): Promise<Map<string, number>> {
  const withFee = orders.filter(({ feesUpToPaise }) => feesUpToPaise !== undefined);
  const vendorIds = [...new Set(withFee.map(({ vendorId }) => vendorId))];
  return new Map(
    await Promise.all(
      vendorIds.map(async (id) => [id, paidFeesPaise(await readTotals(id))] as const),
    ),
  );
}
