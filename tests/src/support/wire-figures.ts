import type {
  AdminVendor,
  listEndingSubscriptions,
} from '@thali/shared/admin/admin-vendors.contract';
import type { AuditEntry, listAuditLog } from '@thali/shared/admin/audit-log.contract';
import type { AnalyticsBreakdown } from '@thali/shared/analytics/analytics-fields';
import type { listCustomers } from '@thali/shared/customers/list-customers.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { call } from './call.ts';
import type { Wire } from './wire-answer.ts';

type Fields = Record<string, unknown>;

export type WireCustomer = Wire<OutputOf<typeof listCustomers>['customers'][number]>;
export type WireAdminVendor = Wire<AdminVendor>;
export type WireAuditEntry = Wire<AuditEntry>;

/** The fields of the analytics and admin responses. */
export interface WireFigures extends Fields {
  code: string;
  total_orders: number;
  current: Fields;
  previous: Fields;
  breakdown: Wire<AnalyticsBreakdown>;
  today: Fields;
  daily_data: Fields[];
  customers: WireCustomer[];
  vendors: WireAdminVendor[];
  entries: WireAuditEntry[];
  subscriptions: Wire<OutputOf<typeof listEndingSubscriptions>['subscriptions']>;
  pagination: Wire<(OutputOf<typeof listAuditLog> & OutputOf<typeof listCustomers>)['pagination']>;
}

/** @throws Error if the platform refuses the call */
export async function getFigures(path: string, token: string): Promise<WireFigures> {
  const { status, text, json } = await call('GET', path, { token });
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
  return json as unknown as WireFigures;
}
