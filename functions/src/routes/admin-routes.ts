import { getAdminAnalytics } from '@thali/shared/admin/admin-analytics.contract';
import {
  listAdminVendors,
  listEndingSubscriptions,
  setVendorStatus,
} from '@thali/shared/admin/admin-vendors.contract';
import { listAuditLog } from '@thali/shared/admin/audit-log.contract';
import { changeVendorAccess } from './common-access.ts';
import type { HttpRoute } from './route-types.ts';

export const adminRoutes = [
  { contract: getAdminAnalytics, fn: 'admin', access: { table: ['Query'] } },
  { contract: listAdminVendors, fn: 'admin', access: { table: ['Query', 'BatchGetItem'] } },
  { contract: setVendorStatus, fn: 'admin', access: changeVendorAccess },
  { contract: listEndingSubscriptions, fn: 'admin', access: { table: ['Query'] } },
  {
    contract: listAuditLog,
    fn: 'admin',
    access: { table: ['Query', 'GetItem', 'BatchGetItem'] },
  },
] as const satisfies readonly HttpRoute[];
