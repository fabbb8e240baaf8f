import { call } from './call.ts';

type Fields = Record<string, unknown>;

export interface WireCustomer {
  id: string;
  name: string;
  phone: string;
  is_guest: boolean;
  orders: number;
  spent: number;
  first_order_at: string;
  last_order_at: string;
}

export interface WireAdminVendor {
  id: string;
  name: string;
  subdomain: string;
  status: string;
  status_reason: string | null;
  plan: string | null;
  orders_until: string | null;
  last_order_at: string | null;
  customers: number;
  uncollected: { orders: number; not_collected: number; expired_ready: number };
}

export interface WireAuditEntry {
  id: string;
  at: string;
  admin_id: string;
  admin_name: string;
  action: string;
  summary: string;
  target: string | null;
  detail: string | null;
  reason: string | null;
  outcome: string;
  code: string | null;
}

interface WireEnding {
  vendor_id: string;
  name: string;
  subdomain: string;
  plan: string | null;
  period_end: string;
  orders_until: string;
  state: string;
}

interface WirePage {
  total: number;
  limit: number;
  offset: number;
  next_cursor: string | null;
}

/** What the calls of analytics and of the platform's owner answer, as a client reads it. */
export interface WireFigures extends Fields {
  code: string;
  total_orders: number;
  current: Fields;
  previous: Fields;
  today: Fields;
  daily_data: Fields[];
  customers: WireCustomer[];
  vendors: WireAdminVendor[];
  entries: WireAuditEntry[];
  subscriptions: WireEnding[];
  pagination: WirePage;
}

/** A call that must answer. */
export async function figures(path: string, token: string): Promise<WireFigures> {
  const { status, text, json } = await call('GET', path, { token });
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
  return json as unknown as WireFigures;
}
