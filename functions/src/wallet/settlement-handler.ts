import { runOnce } from '../fulfilment/run-once.ts';
import type { SettlementPayment } from '../payments/payment-rows.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { applySettlement } from './apply-settlement.ts';
import { expireSettlement, reopenSettlement } from './close-settlement.ts';
import { recordSettlementRefund } from './record-settlement-refund.ts';

/** Handles a vendor's payment of platform fees. */
export const settlementHandler: PurposeHandler<SettlementPayment> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, applySettlement),
  recordRefund: recordSettlementRefund,
  reopenWrites: ({ vendorId, settlement }) => [reopenSettlement(vendorId, settlement)],
  expire: expireSettlement,
};
