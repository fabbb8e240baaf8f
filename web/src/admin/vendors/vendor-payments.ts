import type { Billing, WalletOverview } from './use-vendor-details.ts';

type Receipt = Pick<Billing['receipts'][number], 'number' | 'planName' | 'amount' | 'issuedAt'>;
type Settlement = Pick<
  WalletOverview['recentSettlements'][number],
  'id' | 'transactionType' | 'amount' | 'createdAt' | 'status'
>;

/** What a vendor has paid, or begun to pay. */
export interface VendorPayment {
  key: string;
  what: string;
  /** Its number in the books. */
  number: string;
  /** Rupees. */
  amount: number;
  at: string;
  /** Undefined: it was paid. */
  standing: string | undefined;
}

/** Plans and settlements together, newest first. */
export function vendorPayments(
  receipts: readonly Receipt[],
  settlements: readonly Settlement[],
): VendorPayment[] {
  const all = [...receipts.map(ofReceipt), ...settlements.map(ofSettlement)];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function ofReceipt({ number, planName, amount, issuedAt }: Receipt): VendorPayment {
  return {
    key: number,
    what: `${planName} plan`,
    number,
    amount,
    at: issuedAt,
    standing: undefined,
  };
}

function ofSettlement(settlement: Settlement): VendorPayment {
  const { id, transactionType, amount, createdAt, status } = settlement;
  return {
    key: id,
    what: transactionType === 'correction' ? 'Correction of fees' : 'Settlement of fees',
    number: id,
    amount,
    at: createdAt,
    standing: status === 'settled' ? undefined : status,
  };
}
