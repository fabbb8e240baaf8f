import { getAdminAnalytics } from '../admin/get-admin-analytics.ts';
import { listAdminVendors } from '../admin/list-admin-vendors.ts';
import { listAuditLog } from '../admin/list-audit-log.ts';
import { listEndingSubscriptions } from '../admin/list-ending-subscriptions.ts';
import { setVendorStatus } from '../admin/set-vendor-status.ts';
import { httpFunction } from '../http/http-function.ts';
import { adminRoutes } from '../routes/admin-routes.ts';

export const handler = httpFunction(adminRoutes, {
  getAdminAnalytics,
  listAdminVendors,
  listAuditLog,
  listEndingSubscriptions,
  setVendorStatus,
});
