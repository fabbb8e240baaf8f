import { randomUUID } from 'node:crypto';
import { type Answer, call } from './call.ts';
import type { CallOptions } from './call-site.ts';
import { makeVendor, type VendorOptions } from './make-vendor.ts';
import { makeStaff } from './sign-in.ts';
import type { WireAnswer, WireOrder } from './wire-answer.ts';
import { writeOrder } from './write-order.ts';

export interface WireFee {
  id: string;
  order_id: string;
  customer_info: { name: string; phone: string } | null;
  paid_amount: number;
  amount: number;
  payment_method: string;
  status: string;
  created_at: string;
}

export interface WireSettlement {
  id: string;
  amount: number;
  transaction_type: string;
  status: string;
  note: string | null;
  payment_id: string | null;
  created_at: string;
  closed_at: string | null;
}

interface WireMovement {
  opening: number;
  accrued: number;
  orders: number;
  settled: number;
  corrected: number;
  closing: number;
}

export interface WireStatement extends WireMovement {
  vendor_id: string;
  vendor_name: string;
  month: string;
  is_open: boolean;
  balance: number;
  days: (WireMovement & { date: string })[];
  settlements: WireSettlement[];
}

interface WirePeriod {
  cod_fees: number;
}

/** The fields of the wallet responses. */
export interface WireWallet {
  vendor_id: string;
  wallet: { balance: number; pending_cod_fees: number; available_for_settlement: number };
  summary: { total_settled: number; total_orders: number; settlement_count: number };
  statistics: {
    this_week: WirePeriod;
    this_month: WirePeriod;
    daily: { date: string; cod_fees: number }[];
  };
  recent_transactions: WireFee[];
  recent_settlements: WireSettlement[];
  settlement: WireSettlement;
  order: WireOrder & { amount: number; currency: string; mock: boolean; session_token: string };
  statement: WireStatement;
  data: (WireFee & WireSettlement)[];
  pagination: WireAnswer['pagination'] & { total: number; page: number };
}

export type WalletAnswer = Answer & { json: WireAnswer & WireWallet };

export async function requestWallet(
  method: string,
  path: string,
  options: CallOptions,
): Promise<WalletAnswer> {
  const answer = await call(method, `/vendor-wallet/${path}`, options);
  return answer as WalletAnswer;
}

export type TestWallet = Awaited<ReturnType<typeof openWallet>>;

/** A new vendor with a staff member, and the calls of its wallet. */
export async function openWallet(options: VendorOptions = {}) {
  const vendor = await makeVendor(options);
  const { token } = await makeStaff(vendor.id);
  const get = (path: string) => requestWallet('GET', path, { token });
  const pay = (amount: unknown, key: string = randomUUID()) =>
    requestWallet('POST', 'pay', {
      token,
      headers: { 'idempotency-key': key },
      body: { vendor_id: vendor.id, amount, payment_method: 'razorpay' },
    });
  return {
    vendor,
    token,
    get,
    pay,
    overview: async () => (await get('overview')).json,
    /** The pending, settled and surplus rupees. */
    sums: async () => {
      const { wallet, summary } = (await get('overview')).json;
      return [wallet.pending_cod_fees, summary.total_settled, wallet.balance];
    },
    fees: async (query = '') => (await get(`transactions?${query}`)).json,
    settlements: async (query = '') => (await get(`settlements?${query}`)).json,
    statement: async (month: string) => (await get(`statement?month=${month}`)).json.statement,
    cancel: (id: string) =>
      requestWallet('POST', `settlements/${id}/cancel`, { token, body: { vendor_id: vendor.id } }),
    /** Begins a settlement. @throws Error if the platform refuses it */
    async beginSettlement(amount: number, key?: string) {
      const { status, text, json } = await pay(amount, key);
      if (status !== 201) throw new Error(`No settlement: ${text}`);
      return { id: json.settlement.id, orderId: json.order.id, settlement: json.settlement };
    },
    /** The current state of a settlement. */
    async settlement(id: string): Promise<WireSettlement | undefined> {
      return (await get('settlements?limit=100')).json.data.find(
        (candidate) => candidate.id === id,
      );
    },
    complete: (orderId: string) =>
      call('PATCH', `/orders/${orderId}/status`, { token, body: { status: 'completed' } }),
    /** Completes an order for each fee, in sequence. @returns their ids */
    async addFees(...feesPaise: number[]): Promise<string[]> {
      const ids: string[] = [];
      for (const feePaise of feesPaise) {
        const { id } = await writeOrder(vendor, { status: 'ready', feePaise });
        const body = { status: 'completed' };
        const answer = await call('PATCH', `/orders/${id}/status`, { token, body });
        if (answer.status !== 200) throw new Error(`Not completed: ${answer.text}`);
        ids.push(id);
      }
      return ids;
    },
  };
}

/** A wallet that owes these fees, one per completed order. */
export async function openWalletWithFees(...feesPaise: number[]): Promise<TestWallet> {
  const mess = await openWallet();
  await mess.addFees(...feesPaise);
  return mess;
}
